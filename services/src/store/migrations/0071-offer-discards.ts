/** Offers that a person does not want to be shown again as suggestions. */
export const sql = `
create table offer_discard (
  account_id int not null references account (id) on delete cascade,
  offer_id int not null,
  discarded_at timestamptz not null,
  primary key (account_id, offer_id));
`;
