/**
 * Advertisements that were published several times. Of a family one offer is shown and stands for the others, which
 * searches do not know; it carries how often, and since when, the advertisement was published. Most offers are alone
 * and have no family.
 */
export const sql = `
alter table offer
  add column shown_by int,
  add column publications smallint not null default 1,
  add column first_published timestamptz;

create sequence offer_family_seq;

create table offer_fingerprint (
  id int primary key,
  key bigint not null,
  text bigint not null,
  lead bigint not null,
  signature text not null,
  family int);

create index offer_fingerprint_key on offer_fingerprint (key);

create index offer_fingerprint_family on offer_fingerprint (family) where family is not null;
`;
