/** Questions of employers, as their feeds ask them; older offers get them with the next import of their feed. */
export const sql = `
alter table offer add column questions jsonb not null default '[]';
`;
