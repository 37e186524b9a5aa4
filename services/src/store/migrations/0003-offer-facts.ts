/** What an offer says of its source, its pay and its working time. */
export const sql = `
alter table offer
  add column feedkey text,
  add column companyslug text not null default '',
  add column salarynet boolean,
  add column hours_day real,
  add column days_week smallint,
  add column placement text not null default '',
  add column sector text not null default '',
  add column activity text not null default '',
  add column rating text not null default '';

update offer set feedkey = id::text;

alter table offer alter column feedkey set not null;

create unique index offer_source on offer (feed, feedkey);

create sequence offer_id_seq start with 100000000;
`;
