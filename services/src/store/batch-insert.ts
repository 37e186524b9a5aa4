import type { Queryable } from '@chamba/database';

/**
 * Inserts many rows with one statement; rows whose key exists are left as they are.
 * @param columns column names with their types, in order, e.g. `{ id: 'int', lex: 'text[]' }`.
 * @param expressions what a column is computed from where it is not the value itself, e.g. `array_to_tsvector(r.lex)`.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
  expressions: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const record = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const values = names.map((name) => expressions[name] ?? `r.${name}`).join(', ');
  await db.query(
    `insert into ${table} (${names.join(', ')}) select ${values} from json_to_recordset($1::json) as r(${record}) ` +
      'on conflict do nothing',
    [JSON.stringify(rows)],
  );
}
