/** States that an employer wants candidates to live in; older offers get them with the next import of their feed. */
export const sql = `
alter table offer add column applicant_states jsonb not null default '[]';
`;
