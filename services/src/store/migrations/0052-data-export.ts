/**
 * The copy of a person's data that they asked for, as a ZIP in base64, until a day after it was made. One for an account.
 */
export const sql = `
create table data_export (
  account_id int primary key references account (id) on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  archive text);

create index data_export_waiting on data_export (requested_at) where ready_at is null;
`;
