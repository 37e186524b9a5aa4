/** Places, offers and what searches need of them. Statements end with a semicolon at the end of a line. */
export const sql = `
create extension if not exists pg_trgm;

create table setting (key text primary key, value jsonb not null);

create table place (
  id int primary key,
  type text not null,
  code text not null,
  state smallint not null,
  city int not null,
  name text not null,
  statename text not null,
  cityname text not null,
  cp text not null,
  description text not null,
  location_slug text not null,
  city_slug text not null,
  folded text not null,
  population int not null,
  latitude real,
  longitude real,
  documents int not null default 0);

create table offer (
  id int primary key,
  feed text not null,
  title text not null,
  jobbody text not null,
  companyname text not null,
  state smallint not null,
  city int not null,
  statename text not null,
  cityname text not null,
  salaryfrom int not null,
  salaryto int not null,
  salarytime smallint not null,
  workmode smallint not null,
  jobtypes smallint not null,
  levelid smallint not null,
  educationid smallint not null,
  subcategory smallint not null,
  schedule text not null,
  facts jsonb not null,
  source_date timestamptz not null,
  published timestamptz not null,
  lifetime_days smallint not null,
  redirecturl text not null default '',
  recipient text,
  issample boolean not null,
  applies int not null default 0,
  added_at timestamptz not null default now());

create table offer_lex (id int primary key, lex tsvector not null);

create table offer_ix (
  id int primary key,
  published int not null,
  packed int not null,
  day int not null,
  state smallint not null,
  city int not null,
  salary int not null,
  added int not null);

create function offer_lexemes(int) returns tsvector language sql immutable strict parallel safe
  as 'select lex from public.offer_lex where id = $1';

create table lexeme (word text primary key, documents int not null);

create table facet_total (state smallint not null, packed int not null, offers int not null);

create table day_total (state smallint not null, day int not null, offers int not null);
`;
