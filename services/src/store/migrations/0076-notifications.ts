/**
 * What people are notified of, on the site and on their devices.
 *
 * A notification holds what it is about and no text: that is written when it is read. `subject` names what there is one
 * of: news of the same thing replace it, and it is unread again.
 *
 * A device is registered by a session, whose hash it keeps: ending that session ends its notifications, as does the log-in of
 * another person on it (`browser_id`, `visitor`). A session that only expires does not, since devices are notified while no
 * page is open.
 *
 * `push_message` is the queue: one row for each device, written in the transaction of the notification.
 */
export const sql = `
create table notification (
  id bigint generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  kind text not null,
  subject text not null,
  application_id int references application (id) on delete cascade,
  search_id int references saved_search (id) on delete cascade,
  resume_id int references resume (id) on delete cascade,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, subject));

create index notification_account on notification (account_id, created_at desc);
create index notification_application on notification (application_id);
create index notification_created on notification (created_at);

create index resume_expires on resume (expires_at);

create table push_subscription (
  id bigint generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  session_hash text not null,
  visitor text not null,
  browser_id text not null unique,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  server_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null);

create index push_subscription_account on push_subscription (account_id);
create index push_subscription_session on push_subscription (session_hash);
create index push_subscription_visitor on push_subscription (visitor) where visitor <> '';

create table push_message (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade,
  notification_id bigint not null references notification (id) on delete cascade,
  account_id int not null references account (id) on delete cascade,
  mail_kind text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  failure text);

create index push_message_due on push_message (due_at) where due_at is not null;
create index push_message_subscription on push_message (subscription_id);
create index push_message_notification on push_message (notification_id);
create index push_message_created on push_message (created_at);
`;
