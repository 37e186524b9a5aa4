/**
 * Arrival of an offer to the second: `added` has the minute, `added_second` the second in it. By minutes alone an offer that
 * arrives in the minute in which a search is saved is not counted as new. `added` is unchanged for processes of the previous
 * version.
 */
export const sql = `
alter table offer_ix add column added_second smallint not null default 0;
`;
