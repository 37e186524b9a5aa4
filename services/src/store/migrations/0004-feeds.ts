/** Feeds of operators: who imports, when offers end, and the counts of searches kept by their changes. */
export const sql = `
alter table offer
  add column expires_at timestamptz,
  add column listed boolean not null default true,
  add column digest text not null default '';

create index offer_expiry on offer (expires_at) where listed and expires_at is not null;

create table feed_run (
  feed text primary key,
  run int not null,
  beat timestamptz not null default now());

create sequence feed_run_seq;

create table catalogue_change (
  id bigint generated always as identity primary key,
  change jsonb not null);

alter table facet_total add primary key (state, packed);

alter table day_total add primary key (state, day);

create index place_of_city on place (city);
`;
