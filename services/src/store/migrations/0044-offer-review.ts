/**
 * Findings of the review of an advertisement, and the operator's decision on it. Held offers are in no search and have no
 * page. Offers of before are reviewed in the background after the next start.
 */
export const sql = `
alter table offer add column held boolean not null default false;

create index offer_held on offer (id) where held;

create table offer_review (
  offer int primary key references offer (id) on delete cascade,
  fingerprint text not null,
  findings jsonb not null,
  decision text,
  decided_at timestamptz,
  reviewed_at timestamptz not null);
`;
