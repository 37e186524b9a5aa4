/** Searches count offers by employer: a number that stands for its slug, 0 without one. */
export const sql = `
alter table offer_ix add column company bigint not null default 0;

create index offer_ix_company on offer_ix (company, state, id) where company <> 0;
`;
