/**
 * Photos and files of people. Their content is in the store of files, under `key`; rows refer to it: the photo of an
 * account, the files of its résumés, and what applications were sent with, which outlives the other two.
 *
 * What nobody refers to any more is deleted by the clean-up of files. Keys of deleted rows go into `file_removal` in
 * the same transaction, whatever deletes them: content whose removal fails is removed later. A key with a slash at its end is
 * everything below it.
 *
 * Statements inside the functions begin with their semicolon: one at the end of a line ends the whole statement.
 */
export const sql = `
create table person_file (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  key text not null unique,
  name text not null,
  type text not null,
  bytes int not null,
  created_at timestamptz not null);
create index person_file_account on person_file (account_id);

create table account_photo (
  account_id int primary key references account (id) on delete cascade,
  file_id int not null references person_file (id));
create index account_photo_file on account_photo (file_id);

create table resume_file (
  resume_id int not null references resume (id) on delete cascade,
  file_id int not null references person_file (id),
  removed_at timestamptz,
  primary key (resume_id, file_id));
create index resume_file_file on resume_file (file_id);

create table application_file (
  application_id int not null references application (id) on delete cascade,
  file_id int not null references person_file (id),
  primary key (application_id, file_id));
create index application_file_file on application_file (file_id);

-- What was sent before had none.
update application set snapshot = snapshot || '{"photo": "", "files": []}'
  where snapshot is not null and snapshot->'files' is null;

create table file_removal (key text primary key, due_at timestamptz not null);

create function note_file_removal() returns trigger language plpgsql as $$
begin
    insert into file_removal (key, due_at) values (old.key, '-infinity')
      on conflict (key) do update set due_at = '-infinity'
    ; return null
    ; end
$$;

create trigger person_file_removal after delete on person_file
  for each row execute function note_file_removal();

create function note_account_removal() returns trigger language plpgsql as $$
begin
    insert into file_removal (key, due_at) values (old.id || '/', '-infinity') on conflict (key) do nothing
    ; return null
    ; end
$$;

create trigger account_file_removal after delete on account
  for each row execute function note_account_removal();
`;
