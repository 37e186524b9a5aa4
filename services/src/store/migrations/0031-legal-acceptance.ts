/**
 * Which version of the legal documents an account accepted, and when. Existing accounts accepted the text of their time,
 * whose version was only its month.
 */
export const sql = `
create table legal_acceptance (
  account_id int not null references account (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, version));

insert into legal_acceptance (account_id, version, accepted_at)
  select id, '2026-11', created_at from account where termsandconditions;
`;
