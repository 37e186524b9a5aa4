/** Skills of an offer as its feed tells them; of offers from before, when their feed comes again. */
export const sql = `
alter table offer add column skills jsonb not null default '[]';
`;
