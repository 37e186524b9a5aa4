/**
 * Releases that are compared in the canary with those that are live: by unit, what was counted when it was last looked
 * at, and the evidence so far. One row a unit; it ends with the trial.
 */
export const sql = `
create table canary_trial (
  unit text primary key,
  version text not null,
  against text not null,
  who text not null,
  key text,
  started_at timestamptz not null default now(),
  ends_at timestamptz,
  checked_at timestamptz not null default now(),
  state jsonb not null default '{}'
);
`;
