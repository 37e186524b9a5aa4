/** Session that requested a token: it stays open when the token changes the e-mail of its account. */
export const sql = `
alter table account_token add column session_hash text;
`;
