/** Keys of applications that their candidate cancelled: a call that is late with one of them is not taken for an application. */
export const sql = `
create table cancelled_key (
  account_id int not null references account (id) on delete cascade,
  key text not null,
  cancelled_at timestamptz not null,
  primary key (account_id, key));
`;
