/** Accounts whose owners asked for their deletion, until it is carried out. */
export const sql = `
create table account_deletion (
  account_id int primary key references account (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  reason smallint not null);

create index account_deletion_due on account_deletion (due_at);
`;
