/** Links by which candidates show a résumé to people without an account. */
export const sql = `
create table cv_share (
  id serial primary key,
  account_id int not null references account (id) on delete cascade,
  resume_id int not null references resume (id) on delete cascade,
  secret_hash text not null unique,
  contact boolean not null,
  wishes boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened int not null default 0,
  opened_at timestamptz);
create index cv_share_account on cv_share (account_id);
create index cv_share_resume on cv_share (resume_id);
`;
