/** Accounts, résumés, applications and what belongs to a visitor. */
export const sql = `
create table account (
  id int generated always as identity (start with 1001) primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  type text not null default 'C',
  enabledlogin boolean not null default true,
  validemail boolean not null default false,
  termsandconditions boolean not null,
  optout smallint not null default 0,
  boardid text not null,
  resent_at timestamptz,
  created_at timestamptz not null default now());

create unique index account_email on account (lower(email));

create table session (
  token_hash text primary key,
  account_id int not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null);

create index session_account on session (account_id);

create table account_token (
  token_hash text primary key,
  account_id int not null references account (id) on delete cascade,
  kind text not null,
  email text not null,
  code_hash text,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz);

create index account_token_account on account_token (account_id, kind);

create table candidate (
  account_id int primary key references account (id) on delete cascade,
  candidatename text not null,
  contactchannels jsonb not null default '{}',
  borndate text not null default '',
  genderid text not null default '',
  dgcountryid text not null default 'MX',
  dgstateid text not null default '',
  dgcity text not null default '',
  cp text not null default '',
  updated_at timestamptz not null default now());

create table resume (
  id int generated always as identity (start with 5001) primary key,
  account_id int not null references account (id) on delete cascade,
  defaultcv boolean not null,
  active boolean not null default false,
  resumetitle text not null default '',
  requiredsalary int not null default 0,
  desiredsalary int not null default 0,
  document jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  updated_at timestamptz not null default now());

create index resume_account on resume (account_id);

create table application (
  id int generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  job_id int not null,
  idempotency_key text not null,
  resume_id int not null,
  status text not null,
  recipient text,
  skills jsonb not null,
  killer_questions jsonb not null,
  title text not null,
  companyname text not null,
  location text not null,
  url text not null,
  dateexpires timestamptz not null,
  applied_at timestamptz not null default now());

create unique index application_once on application (account_id, job_id);

create index application_list on application (account_id, applied_at desc);

create table recent_search (
  owner text not null,
  url text not null,
  params jsonb not null,
  place_id text not null,
  place_description text not null,
  searched_at timestamptz not null default now(),
  primary key (owner, url));

create table hold_search (
  loginid text primary key,
  keyword text not null,
  salary text not null,
  locationid text not null,
  tlalocid text not null,
  created_at timestamptz not null default now());

create table mail (
  id int generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text);

create table toggle (name text primary key, enabled boolean not null default false, payload jsonb);

insert into toggle (name) values ('calcISR'), ('kratosAuth'), ('verifyByCode'), ('disableRefreshToken'), ('alert');
`;
