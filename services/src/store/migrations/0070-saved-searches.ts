/**
 * Searches that people keep, and what is sent of them.
 *
 * Every offer gets a number the first time that searches show it. The numbers are given by one process at a time and
 * committed in their order, so that a search is done with all offers up to a number, whatever is imported meanwhile. Offers
 * that are there already, and those of the sample, have none to be sent; an advertisement that was published before is not
 * new.
 *
 * `saved_search_owner` is the row that a process locks while it works on the searches of one person: all news of a run are
 * one mail, whatever the number of processes.
 *
 * Statements inside the function begin with their semicolon: one at the end of a line ends the whole statement.
 */
export const sql = `
create sequence offer_arrival_number;

create table offer_arrival (offer_id int primary key, number bigint);

create unique index offer_arrival_by_number on offer_arrival (number) where number is not null;

create index offer_arrival_waiting on offer_arrival (offer_id) where number is null;

insert into offer_arrival select ix.id, - ix.id from offer_ix ix join offer on offer.id = ix.id where not offer.issample;

create function note_offer_arrival() returns trigger language plpgsql as $$
begin
    insert into offer_arrival (offer_id)
      select changed.id from changed join offer on offer.id = changed.id
        where not offer.issample and offer.publications = 1
      on conflict do nothing
    ; return null
    ; end
$$;

create trigger offer_arrival_insert after insert on offer_ix referencing new table as changed
  for each statement execute function note_offer_arrival();

create table saved_search_owner (account_id int primary key references account (id) on delete cascade);

create table saved_search (
  id int generated always as identity primary key,
  account_id int not null references saved_search_owner (account_id) on delete cascade,
  url text not null,
  place_id text not null default '',
  frequency text not null,
  is_paused boolean not null default false,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  seen_at timestamptz not null,
  deleted_at timestamptz,
  arrival bigint not null,
  due_at timestamptz not null);

create unique index saved_search_once on saved_search (account_id, url) where deleted_at is null;

create index saved_search_due on saved_search (due_at, account_id) where deleted_at is null and not is_paused;

create table alert_mail (
  id bigint generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  parts jsonb not null,
  offers int[] not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  failure text);

create index alert_mail_due on alert_mail (due_at) where due_at is not null;

create index alert_mail_account on alert_mail (account_id, created_at);
`;
