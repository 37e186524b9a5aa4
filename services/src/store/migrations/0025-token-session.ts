/** Session that asked for a token: a change of the e-mail that it proves leaves that session open. */
export const sql = `
alter table account_token add column session_hash text;
`;
