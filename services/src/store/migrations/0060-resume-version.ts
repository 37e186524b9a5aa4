/** How often a résumé was saved, and what it was after each of its last saves. */
export const sql = `
alter table resume add column revision int not null default 0;
create table resume_version (
  resume_id int not null references resume (id) on delete cascade,
  revision int not null,
  saved_at timestamptz not null,
  state jsonb not null,
  primary key (resume_id, revision));
`;
