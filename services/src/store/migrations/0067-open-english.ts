/** The newest token of an account for its test of English, and the score that was saved with it. */
export const sql = `
create table open_english_token (
  account_id int primary key references account (id) on delete cascade,
  jti text not null,
  issued_at timestamptz not null,
  score int);
`;
