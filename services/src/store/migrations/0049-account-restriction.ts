/** Accounts that the operator keeps from applying. */
export const sql = `
alter table account add column restricted boolean not null default false;
`;
