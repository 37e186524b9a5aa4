/** The behavioural test: the answers of one that is not finished, and the last attempts of an account. */
export const sql = `
create table pda_draft (
  account_id int primary key references account (id) on delete cascade,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  q1 jsonb not null,
  q2 jsonb not null,
  q3 text not null);
create table pda_attempt (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  started_at timestamptz,
  finished_at timestamptz not null,
  answers jsonb not null,
  is_valid boolean not null,
  reason text,
  result jsonb);
create index pda_attempt_account on pda_attempt (account_id, finished_at);
`;
