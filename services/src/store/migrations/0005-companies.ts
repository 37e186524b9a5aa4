/**
 * Employers that have a profile, what people say of them, and how many offers each employer has. Most employers are
 * known by their offers alone and have no row in `company`.
 */
export const sql = `
create table company (
  slug text primary key,
  name text not null,
  sector text not null,
  activity text not null,
  size text not null,
  founded smallint,
  places jsonb not null,
  profile text not null,
  logo text not null,
  logo_digest text not null,
  isdemo boolean not null);

create table company_review (
  company text not null references company (slug) on delete cascade,
  number smallint not null,
  title text not null,
  pros text not null,
  cons text not null,
  role text not null,
  rating smallint not null check (rating between 1 and 5),
  salary smallint not null check (salary between 1 and 5),
  career smallint not null check (career between 1 and 5),
  benefits smallint not null check (benefits between 1 and 5),
  written date not null,
  primary key (company, number));

create table company_total (slug text primary key, name text not null, offers int not null);

create index offer_companyslug on offer (companyslug) where companyslug not in ('', 'empresa-confidencial');
`;
