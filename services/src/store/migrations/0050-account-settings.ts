/**
 * What the settings of an account show: its sessions with the device of each, when the password was changed, and which
 * mails its owner wants.
 */
export const sql = `
alter table session
  add column id bigint generated always as identity,
  add column device text not null default '',
  add column seen_at timestamptz;
update session set seen_at = created_at;
alter table session alter column seen_at set not null, alter column seen_at set default now();

alter table account add column password_changed_at timestamptz;

create table mail_preference (
  account_id int not null references account (id) on delete cascade,
  kind text not null,
  is_wanted boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, kind));
`;
