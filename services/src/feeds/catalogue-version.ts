import { INDEX_VERSION } from '../jobs/index-offer.ts';
import type { Store } from '@chamba/database';
import { DUPLICATES_VERSION } from './regroup-offers.ts';
import { buildStoredRows, readStoredOffers, writeIndex } from './search-rows.ts';

/**
 * Number of the rules by which the shipped files become offers: titles, texts, categories. A database of another number
 * reads its sample again at the next start.
 */
export const SAMPLE_VERSION = 4;

const BATCH = 1_000;

/** Numbers that a database was filled by; 0 where it does not say. */
export async function readVersions(
  store: Store,
): Promise<{ sample: number; index: number; duplicates: number }> {
  const { rows } = await store.query<{ key: string; value: number }>(
    "select key, value from setting where key in ('sample_version', 'index_version', 'duplicates_version')",
  );
  const numbers = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    sample: numbers.get('sample_version') ?? 0,
    index: numbers.get('index_version') ?? 0,
    duplicates: numbers.get('duplicates_version') ?? 0,
  };
}

/** Notes that the database is what this program makes of its sources. */
export async function writeVersions(store: Store): Promise<void> {
  await store.query(
    `insert into setting (key, value) values ('sample_version', $1), ('index_version', $2), ('duplicates_version', $3)
       on conflict (key) do update set value = excluded.value`,
    [SAMPLE_VERSION, INDEX_VERSION, DUPLICATES_VERSION].map((version) => JSON.stringify(version)),
  );
}

/**
 * Before offers are written anew in great number: dates in searches are as stored again, and the embedded engine, which
 * no search runs while it starts, drops the index of words, since building it whole is several times faster.
 */
export async function prepareUpdate(store: Store): Promise<void> {
  await store.query("delete from setting where key = 'sample_index_day'");
  if (store.engine === 'pglite') await store.exec('drop index if exists offer_ix_lex');
}

/**
 * Writes what searches read of every listed offer anew, from the offers themselves.
 * @param except feeds whose offers are left as they are.
 */
export async function reindexOffers(
  store: Store,
  except: readonly string[],
  onOffers: (done: number, total: number) => void,
): Promise<void> {
  const { rows: counted } = await store.query<{ offers: number }>(
    'select count(*)::int as offers from offer where listed and shown_by is null and feed <> all($1::text[])',
    [except],
  );
  const total = counted[0]?.offers ?? 0;
  let last = 0;
  for (let done = 0; ;) {
    const rows = await readStoredOffers(
      store,
      `id > $1 and listed and shown_by is null and feed <> all($2::text[]) order by id limit ${BATCH}`,
      [last, except],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const indexed = rows.map(buildStoredRows);
    const ids = rows.map(({ id }) => id);
    await store.tx(async (transaction) => {
      await transaction.query('delete from offer_ix where id = any($1::int[])', [ids]);
      await transaction.query('delete from offer_lex where id = any($1::int[])', [ids]);
      await writeIndex(transaction, indexed);
    });
    done += rows.length;
    onOffers(done, total);
  }
}
