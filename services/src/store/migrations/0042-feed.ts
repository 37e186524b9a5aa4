/** Feeds by name: whether their imports are paused, and what came of the last one. */
export const sql = `
create table feed (
  name text primary key,
  paused_at timestamptz,
  imported_at timestamptz,
  outcome jsonb);
`;
