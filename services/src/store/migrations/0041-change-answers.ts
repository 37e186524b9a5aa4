/** What changes were answered, by the key that their caller sent: the same change sent again is not made again. */
export const sql = `
create table change_answer (
  account_id integer not null references account (id) on delete cascade,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  claimed_at timestamptz not null,
  primary key (account_id, key)
);
create index change_answer_claimed_at on change_answer (claimed_at);
`;
