/**
 * What became of the rows that searches read, for processes that keep a copy of them. Every change raises the version
 * under the lock of its one row, so that versions are committed in their order. The ids that a version changed are kept
 * while a reader needs them; otherwise `floor` is the version up to which they are unknown.
 *
 * Statements inside the functions begin with their semicolon: one at the end of a line ends the whole statement.
 */
export const sql = `
create table search_version (version bigint not null);

insert into search_version values (0);

create table search_log (floor bigint not null, read_until timestamptz not null);

insert into search_log values (0, '-infinity');

create table search_change (version bigint not null, id int not null, primary key (version, id));

create function note_search_change() returns trigger language plpgsql as $$
declare
  changed_at bigint
  ; isread boolean
  ; begin
    if not exists (select from changed) then return null
    ; end if
    ; update search_version set version = version + 1 returning version into changed_at
    ; select read_until > now() into isread from search_log
    ; if isread then
      insert into search_change select distinct changed_at, id from changed
      ; else
      update search_log set floor = changed_at
      ; end if
    ; return null
    ; end
$$;

create function note_search_truncate() returns trigger language plpgsql as $$
begin
    update search_version set version = version + 1
    ; update search_log set floor = (select version from search_version)
    ; return null
    ; end
$$;

create trigger search_change_insert after insert on offer_ix referencing new table as changed
  for each statement execute function note_search_change();

create trigger search_change_update after update on offer_ix referencing new table as changed
  for each statement execute function note_search_change();

create trigger search_change_delete after delete on offer_ix referencing old table as changed
  for each statement execute function note_search_change();

create trigger search_change_truncate after truncate on offer_ix
  for each statement execute function note_search_truncate();
`;
