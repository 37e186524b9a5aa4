import { z } from 'zod';
import type { Queryable } from '@chamba/database';
import { SHIPPED_FEEDS } from './feed-names.ts';
import { FeedPausedError } from './imports/feed-run.ts';
import type { FeedImportSummary } from './imports/import-feed.ts';

const outcomeSchema = z.object({
  read: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
  retired: z.number(),
});

/** What came of an import: its counts, or why it ended early. */
const importSchema = z.union([z.object({ error: z.string() }), outcomeSchema]);

/** A feed as operators see it. */
export type FeedState = {
  name: string;
  /** Whether it is of the shipped sample, which only leaves as a whole. */
  issample: boolean;
  /** When its imports were paused (ISO 8601); null while they are not. */
  pausedat: string | null;
  /** Offers in searches, duplicates that another one stands for included. */
  listed: number;
  /** Offers that have ended, and whose pages say so. */
  ended: number;
  /** Its last import; null where none was recorded. `at` is its end (ISO 8601). */
  lastimport: ({ at: string } & z.infer<typeof importSchema>) | null;
};

/** Why something is not done with a feed. */
export type FeedRefusal = 'unknown' | 'sample' | 'alone';

/** Something that is not done with a feed, or not without `force`. */
export class FeedRefusedError extends Error {
  override name = 'FeedRefusedError';
  constructor(
    readonly code: FeedRefusal,
    message: string,
  ) {
    super(message);
  }
}

type Row = {
  name: string;
  paused_at: Date | null;
  imported_at: Date | null;
  outcome: unknown;
  listed: number | null;
  ended: number | null;
};

function toState(row: Row): FeedState {
  const last = importSchema.safeParse(row.outcome);
  return {
    name: row.name,
    issample: SHIPPED_FEEDS.includes(row.name),
    pausedat: row.paused_at?.toISOString() ?? null,
    listed: row.listed ?? 0,
    ended: row.ended ?? 0,
    lastimport: last.success && row.imported_at ? { at: row.imported_at.toISOString(), ...last.data } : null,
  };
}

/** All feeds that have offers or had an import, by name. */
export async function listFeeds(db: Queryable): Promise<FeedState[]> {
  const { rows } = await db.query<Row>(
    `select coalesce(feed.name, counted.feed) as name, paused_at, imported_at, outcome, listed, ended
       from (select feed, (count(*) filter (where listed))::int as listed,
                    (count(*) filter (where not listed and not held))::int as ended from offer group by feed) counted
       full join feed on feed.name = counted.feed order by 1`,
  );
  return rows.map(toState);
}

/** Whether there is a feed of that name. */
async function hasFeed(db: Queryable, feed: string): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from feed where name = $1 union all (select 1 from offer where feed = $1 limit 1)',
    [feed],
  );
  return rows.length > 0;
}

/**
 * Checks that an operator may do something with a feed.
 * @throws FeedRefusedError `unknown` without such a feed, `sample` if it is of the shipped sample.
 */
export async function requireFeed(db: Queryable, feed: string): Promise<void> {
  if (SHIPPED_FEEDS.includes(feed))
    throw new FeedRefusedError(
      'sample',
      `"${feed}" is of the shipped sample, which leaves as a whole: chamba jobs remove-sample.`,
    );
  if (!(await hasFeed(db, feed))) throw new FeedRefusedError('unknown', `There is no feed "${feed}".`);
}

/**
 * Pauses the imports of a feed or lets them in again; an import that is going on ends between two batches. Its offers
 * stay. To be repeated safely.
 * @throws FeedRefusedError
 */
export async function pauseFeed(db: Queryable, feed: string, pausedAt: Date | null): Promise<void> {
  await requireFeed(db, feed);
  await db.query(
    `insert into feed (name, paused_at) values ($1, $2)
       on conflict (name) do update
         set paused_at = case when $2::timestamptz is null then null else coalesce(feed.paused_at, $2) end`,
    [feed, pausedAt],
  );
}

/** Checks that imports of a feed are let in. @throws FeedPausedError when they are paused. */
export async function requireUnpaused(db: Queryable, feed: string): Promise<void> {
  const { rows } = await db.query('select 1 from feed where name = $1 and paused_at is not null', [feed]);
  if (rows.length > 0) throw new FeedPausedError(feed);
}

/** Records what came of an import. */
export async function recordImport(
  db: Queryable,
  { feed, read, added, changed, unchanged, rejected, retired }: FeedImportSummary,
  at: Date,
): Promise<void> {
  const outcome = { read, added, changed, unchanged, rejected, retired };
  await db.query(
    `insert into feed (name, imported_at, outcome) values ($1, $2, $3)
       on conflict (name) do update set imported_at = excluded.imported_at, outcome = excluded.outcome`,
    [feed, at, JSON.stringify(outcome)],
  );
}

/** Records that an import of a feed that is known ended early. @param reason as operators may read it. */
export async function recordFailedImport(
  db: Queryable,
  feed: string,
  reason: string,
  at: Date,
): Promise<void> {
  if (!(await hasFeed(db, feed))) return;
  await db.query(
    `insert into feed (name, imported_at, outcome) values ($1, $2, $3)
       on conflict (name) do update set imported_at = excluded.imported_at, outcome = excluded.outcome`,
    [feed, at, JSON.stringify({ error: reason })],
  );
}
