/** What visitors report of offers. A reporter's newer word replaces the older one; `reporter` is empty when unknown. */
export const sql = `
create table complaint (
  id bigint generated always as identity primary key,
  job_id int not null,
  reporter text not null,
  reason text not null,
  comment text not null,
  email text not null,
  title text not null,
  companyname text not null,
  reported_at timestamptz not null default now()
);

create unique index complaint_once on complaint (job_id, reporter) where reporter <> '';

create index complaint_list on complaint (reported_at desc, id desc);
`;
