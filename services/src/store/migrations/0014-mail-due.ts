/** When a mail that is owed is to be tried next; null for one that is sent, given up or never tried again. */
export const sql = `
alter table mail add column attempts int not null default 0, add column due_at timestamptz;
create index mail_due on mail (due_at) where due_at is not null;
`;
