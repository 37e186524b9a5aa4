/**
 * Data that retention needs: the token and the account of a mail, the last log-in of an account (for existing accounts the
 * time of this migration), and the last run of the job, shared by all processes.
 */
export const sql = `
alter table mail
  add column token_hash text,
  add column account_id int references account (id) on delete cascade;

create index mail_token on mail (token_hash) where token_hash is not null and body_text <> '';

create index mail_account on mail (account_id) where account_id is not null;

create index mail_created on mail (created_at);

alter table account add column last_login_at timestamptz not null default now();

create index recent_search_age on recent_search (searched_at);

create table retention_run (
  id int primary key check (id = 1),
  started_at timestamptz not null,
  finished_at timestamptz not null);

insert into retention_run values (1, now(), now());
`;
