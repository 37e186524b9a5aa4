/** Channels that follow live, with the composition of live that each followed last; null for one that stays. */
export const sql = `
alter table channel add column follows text references composition (id);
`;
