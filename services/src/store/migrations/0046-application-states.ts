/**
 * States of applications with their dates, what was sent, and the queue that delivers it.
 *
 * Applications of before counted as sent whatever became of them. Now: to a company's site they are `external`; those whose
 * mail was handed over are `sent`; those whose delivery is known to have failed, or was never tried and is older than three
 * days, are `undelivered`; the others are delivered from now on. Of mails that are not kept any more (90 days) nothing else
 * is known than that they were sent.
 */
export const sql = `
alter table application
  add column state_at timestamptz,
  add column waiting text,
  add column former_state text,
  add column snapshot jsonb,
  add column answer jsonb,
  add column external_answer text,
  add column feed text not null default '',
  alter column resume_id drop not null;

create table application_event (
  id bigint generated always as identity primary key,
  application_id int not null references application (id) on delete cascade,
  state text not null,
  waiting text,
  at timestamptz not null);

create index application_event_application on application_event (application_id, id);

create table delivery (
  id bigint generated always as identity primary key,
  application_id int not null references application (id) on delete cascade,
  kind text not null,
  target text not null,
  body jsonb,
  state text not null default 'queued',
  queued_at timestamptz not null,
  due_at timestamptz,
  attempts int not null default 0,
  failure text,
  ended_at timestamptz);

create index delivery_application on delivery (application_id);
create index delivery_due on delivery (due_at) where due_at is not null;
create index delivery_failed on delivery (id) where state = 'failed';
create index application_waiting on application (id) where status = 'waiting';

create table service_secret (name text primary key, secret text not null, created_at timestamptz not null);

update application set feed = offer.feed from offer where offer.id = job_id;

update application set status = 'external', recipient = coalesce((select redirecturl from offer where offer.id = job_id), '')
  where status = 'sent' and recipient is null;

create temporary table former_delivery as
  select application.id, application.recipient, application.applied_at, former.sent_at,
    case
      when former.sent_at is not null then 'sent'
      when recipient like 'http%' or former.id is not null then
        case when former.failure like 'bounced%' then 'undelivered'
          when application.applied_at > now() - interval '3 days' then 'accepted'
          else 'undelivered' end
      else 'sent'
    end as status
  from application left join lateral (
    select mail.id, mail.sent_at, mail.failure from mail
      where mail.account_id = application.account_id and mail.recipient = application.recipient
        and mail.subject = 'Nueva postulación: ' || application.title
      order by mail.id desc limit 1) former on true
  where application.status = 'sent';

update mail set due_at = null
  where due_at is not null and exists (
    select from application join former_delivery using (id)
      where application.account_id = mail.account_id and application.recipient = mail.recipient
        and mail.subject = 'Nueva postulación: ' || application.title);

update application set status = former_delivery.status,
    state_at = case former_delivery.status
      when 'sent' then coalesce(former_delivery.sent_at, former_delivery.applied_at)
      when 'undelivered' then least(former_delivery.applied_at + interval '3 days', now()) end
  from former_delivery where former_delivery.id = application.id;

insert into delivery (application_id, kind, target, state, queued_at, due_at, failure, ended_at)
  select id, 'application', recipient,
      case status when 'sent' then 'delivered' when 'undelivered' then 'failed' else 'queued' end,
      applied_at, case status when 'accepted' then now() end,
      case status when 'undelivered' then 'not sent before' end,
      case status when 'sent' then coalesce(sent_at, applied_at)
        when 'undelivered' then least(applied_at + interval '3 days', now()) end
    from former_delivery;

insert into application_event (application_id, state, at)
  select id, 'accepted', applied_at from former_delivery where status <> 'accepted';

drop table former_delivery;

update application set state_at = applied_at where state_at is null;
alter table application alter column state_at set not null, alter column state_at set default now();

insert into application_event (application_id, state, at) select id, status, state_at from application;
`;
