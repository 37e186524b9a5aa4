/**
 * The second of its minute in which an offer came in: whoever saves a search and gets an offer within the same minute is to
 * see it as new. `added` stays as processes of the version before read and write it.
 */
export const sql = `
alter table offer_ix add column added_second smallint not null default 0;
`;
