import pg from 'pg';
import { PEER_ROWS } from './peer.ts';
import type { Peer } from './peer.ts';
import type { Plan } from './plan.ts';
import { buildStatements } from './statements.ts';
import type { Dialect } from './statements.ts';

const SETUP = `
  create table peer_vacancy as ${PEER_ROWS};
  alter table peer_vacancy add primary key (id);
  alter table peer_vacancy add column document tsvector;
  update peer_vacancy set document =
    setweight(to_tsvector('spanish', title), 'A') || setweight(to_tsvector('spanish', body), 'B');
  create index on peer_vacancy using gin (document);
  create index on peer_vacancy (published desc);
  create index on peer_vacancy (state, published desc);
  create index on peer_vacancy (city, published desc);
  create index on peer_vacancy (category);
  create index on peer_vacancy (salary);
  create index on peer_vacancy (day)`;

/** The same settings that the product gives its own connections. */
const SETTINGS = '-c work_mem=64MB -c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

const dialectBy = (order: 'date' | 'rank'): Dialect => ({
  value: (n) => `$${n}`,
  matches: (value) => `document @@ websearch_to_tsquery('spanish', ${value})`,
  order: (value) =>
    order === 'date'
      ? 'published desc'
      : `ts_rank(document, websearch_to_tsquery('spanish', ${value})) desc, published desc`,
  words: (words) => words,
});

/**
 * PostgreSQL as its manual shows full-text search: one table with a tsvector of title and body, an index on it and on
 * the filters, a query for the page and one for every count, all of a search's queries at once on a pool.
 * @param databaseUrl where the product's own tables are; the peer's table is made there once.
 * @param order what comes first: the newest, or what `ts_rank` says.
 */
export async function plainPostgres(
  databaseUrl: string,
  findPlan: (params: Readonly<Record<string, string>>) => Plan,
  order: 'date' | 'rank',
): Promise<Peer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: SETTINGS });
  const { rows } = await pool.query<{ name: string | null }>(
    "select to_regclass('peer_vacancy')::text as name",
  );
  if (!rows[0]?.name) {
    for (const sql of SETUP.split(';')) await pool.query(sql);
    await pool.query('vacuum (analyze, full) peer_vacancy');
  }
  const dialect = dialectBy(order);
  return {
    name: `PostgreSQL by ${order}`,
    search: async (params) => {
      const results = await Promise.all(
        buildStatements(findPlan(params), dialect).map(({ sql, values }) =>
          pool.query<{ offers?: string }>(sql, values),
        ),
      );
      return Number(results[1]?.rows[0]?.offers ?? 0);
    },
    close: () => pool.end(),
  };
}
