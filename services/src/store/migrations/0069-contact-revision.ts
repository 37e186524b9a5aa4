/**
 * How often the contact data were changed, and how often the description of a job was worded by the language model: by job
 * of a résumé, or by its title until the job is saved.
 */
export const sql = `
alter table candidate add column revision int not null default 0;
create table role_improvement (
  account_id int not null references account (id) on delete cascade,
  entry text not null,
  used int not null,
  used_at timestamptz not null,
  primary key (account_id, entry));
`;
