import type { Queryable, Store } from '@chamba/database';
import { applyChanges } from './catalogue-changes.ts';
import { lockFamilies } from './duplicates/families.ts';
import { SAMPLE_DATES_TASK, SHIPPED_FEEDS } from './feed-names.ts';
import { FeedRefusedError, requireFeed } from './feed-states.ts';
import { claimFeed } from './imports/feed-run.ts';
import type { FeedRun } from './imports/feed-run.ts';
import { refreshStatistics } from './statistics.ts';
import { deleteOffers } from './write-offers.ts';

/** Options of a removal. */
export type RemovalOptions = {
  /** Counts what would be removed and removes nothing. */
  dryRun?: boolean | undefined;
  /** Ends the removal between two batches; the same call again completes it. */
  signal?: AbortSignal | undefined;
  /** Called as the removal begins, and with the offers removed so far. */
  onEvent?: ((event: { type: 'started' } | { type: 'progress'; removed: number }) => void) | undefined;
};

/** What was removed, or would be. */
export type RemovalSummary = {
  feeds: string[];
  /** Offers, ended ones included. */
  removed: number;
  dryRun: boolean;
};

const BATCH = 500;

/** Offers of a batch while people use the same connection: they wait for one at most. */
const SMALL_BATCH = 50;

async function countOffers(db: Queryable, feeds: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ offers: number }>(
    'select count(*)::int as offers from offer where feed = any($1::text[])',
    [feeds],
  );
  return rows[0]?.offers ?? 0;
}

/** Deletes some offers of a feed. @returns how many there were. */
function removeSome(store: Store, feed: string, run: FeedRun): Promise<number> {
  return store.tx(async (transaction) => {
    await run.confirm(transaction);
    await lockFamilies(transaction);
    const { rows } = await transaction.query<{ id: number }>(
      'select id from offer where feed = $1 order by feedkey limit $2 for update',
      [feed, store.isBusy ? SMALL_BATCH : BATCH],
    );
    if (rows.length > 0)
      await deleteOffers(
        transaction,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
}

/** Deletes all offers of some feeds, of which no other process may change one meanwhile. */
async function removeOffers(
  store: Store,
  feeds: readonly string[],
  { signal, onEvent = () => undefined }: RemovalOptions,
): Promise<number> {
  const runs: FeedRun[] = [];
  let removed = 0;
  try {
    // Sample offers may be among them, whose dates are moved once a day.
    for (const name of [SAMPLE_DATES_TASK, ...feeds]) runs.push(await claimFeed(store, name));
    onEvent({ type: 'started' });
    for (const [at, feed] of feeds.entries()) {
      const run = runs[at + 1];
      if (!run) continue;
      for (;;) {
        signal?.throwIfAborted();
        const some = await removeSome(store, feed, run);
        if (some === 0) break;
        removed += some;
        onEvent({ type: 'progress', removed });
      }
    }
    return removed;
  } finally {
    try {
      await applyChanges(store);
      if (removed > 0) await refreshStatistics(store);
    } finally {
      for (const run of runs) await run.release();
    }
  }
}

/**
 * Removes a feed with all its offers: searches, counts, sitemaps and the pages of the offers. What candidates have
 * applied to stays in their lists.
 * @throws FeedRefusedError, FeedBusyError while it is imported.
 */
export async function removeFeed(
  store: Store,
  feed: string,
  options: RemovalOptions = {},
): Promise<RemovalSummary> {
  await requireFeed(store, feed);
  const { dryRun = false } = options;
  if (dryRun) return { feeds: [feed], removed: await countOffers(store, [feed]), dryRun };
  const removed = await removeOffers(store.bulk, [feed], options);
  await store.query('delete from feed where name = $1', [feed]);
  return { feeds: [feed], removed, dryRun };
}

/** Setting by which a database remembers that its sample was removed. */
const SAMPLE_REMOVED = 'sample_removed';

/** Whether the shipped sample was removed, for good. */
export async function isSampleRemoved(db: Queryable): Promise<boolean> {
  const { rows } = await db.query('select 1 from setting where key = $1', [SAMPLE_REMOVED]);
  return rows.length > 0;
}

/**
 * Removes the shipped sample: its offers, and the demonstration employers with their reviews. It does not come back.
 * @param options.force also where no other feed has offers.
 * @throws FeedRefusedError `alone` where no other feed has offers in searches; FeedBusyError
 */
export async function removeSample(
  store: Store,
  options: RemovalOptions & { force?: boolean | undefined } = {},
): Promise<RemovalSummary> {
  const { dryRun = false, force = false } = options;
  const feeds = [...SHIPPED_FEEDS];
  const { rows } = await store.query('select 1 from offer where listed and feed <> all($1::text[]) limit 1', [
    feeds,
  ]);
  if (rows.length === 0 && !force)
    throw new FeedRefusedError(
      'alone',
      'No other feed has offers: without the sample the site would be empty (--force removes it).',
    );
  if (dryRun) return { feeds, removed: await countOffers(store, feeds), dryRun };
  // First of all: a removal that is broken off is not undone by the next start.
  await store.query("insert into setting (key, value) values ($1, 'true') on conflict do nothing", [
    SAMPLE_REMOVED,
  ]);
  const removed = await removeOffers(store.bulk, feeds, options);
  await store.tx(async (transaction) => {
    await transaction.query('delete from company where isdemo');
    await transaction.query('delete from setting where key = any($1::text[])', [
      feeds.map((feed) => `import:${feed}`),
    ]);
    await transaction.query('delete from feed where name = any($1::text[])', [feeds]);
  });
  return { feeds, removed, dryRun };
}
