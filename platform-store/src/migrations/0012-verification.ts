/** What a release was verified with before it was published; missing where it was not. */
export const sql = `
alter table published_release add column verification jsonb;
`;
