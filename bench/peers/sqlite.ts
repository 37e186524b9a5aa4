import type { Store } from '@chamba/database';
import { peerPackage } from './install.ts';
import { COLUMNS } from './peer.ts';
import type { Peer } from './peer.ts';
import { eachRow } from './each-row.ts';
import type { Plan } from './plan.ts';
import { buildStatements } from './statements.ts';
import type { Dialect } from './statements.ts';

type Prepared = { run(...values: unknown[]): unknown; all(...values: unknown[]): { offers?: number }[] };
type Database = { exec(sql: string): unknown; prepare(sql: string): Prepared; close(): unknown };
type Module = new (file: string) => Database;

const SQLITE = { name: 'better-sqlite3', version: '^12.11.1' };

const INDEXES = `
  create index by_published on peer_vacancy (published desc);
  create index by_state on peer_vacancy (state, published desc);
  create index by_city on peer_vacancy (city, published desc);
  create index by_category on peer_vacancy (category);
  create index by_salary on peer_vacancy (salary);
  create index by_day on peer_vacancy (day);
  create virtual table peer_fts using fts5(
    title, body, content = 'peer_vacancy', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
  insert into peer_fts (peer_fts) values ('rebuild');
  analyze`;

const dialect: Dialect = {
  value: () => '?',
  matches: (value) => `id in (select rowid from peer_fts where peer_fts match ${value})`,
  order: () => 'published desc',
  words: (words) =>
    words
      .split(/\s+/)
      .map((word) => `"${word.replaceAll('"', '""')}"`)
      .join(' '),
};

/**
 * SQLite with FTS5, in memory: an index of title and body without accents, indexes on the filters, newest first.
 * @param store where the offers are read from.
 * @returns null when the package cannot be installed.
 */
export async function sqlite(
  store: Store,
  findPlan: (params: Readonly<Record<string, string>>) => Plan,
): Promise<Peer | null> {
  const Driver = peerPackage(SQLITE.name, SQLITE.version) as Module | null;
  if (!Driver) return null;
  const db = new Driver(':memory:');
  const names = Object.keys(COLUMNS);
  db.exec(
    `create table peer_vacancy (${Object.entries(COLUMNS)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})`,
  );
  const insert = db.prepare(
    `insert into peer_vacancy (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  db.exec('begin');
  await eachRow(store, (row) => insert.run(...Object.values(row)));
  db.exec('commit');
  for (const sql of INDEXES.split(';')) db.exec(sql);
  const prepared = new Map<string, Prepared>();
  const statement = (sql: string): Prepared => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    name: 'SQLite FTS5',
    search: (params) => {
      const results = buildStatements(findPlan(params), dialect).map(({ sql, values }) =>
        statement(sql).all(...values),
      );
      return Promise.resolve(Number(results[1]?.[0]?.offers ?? 0));
    },
    close: () => {
      db.close();
      return Promise.resolve();
    },
  };
}
