/** What people ask for under data protection law (ARCO rights), with the day by which they have to be answered. */
export const sql = `
create table privacy_request (
  id int generated always as identity (start with 101) primary key,
  account_id int not null references account (id) on delete cascade,
  kind text not null,
  detail text not null,
  requested_at timestamptz not null,
  due_on date not null,
  state text not null default 'open',
  answer text not null default '',
  answered_at timestamptz);

create index privacy_request_account on privacy_request (account_id);
create index privacy_request_open on privacy_request (due_on) where state = 'open';
`;
