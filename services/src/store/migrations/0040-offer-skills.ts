/** Skills of an offer as stated by its feed; older offers get them with the next import of their feed. */
export const sql = `
alter table offer add column skills jsonb not null default '[]';
`;
