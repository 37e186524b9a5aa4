import type { Queryable, Store } from '@chamba/database';

/** Seconds after which a run that gave no sign of life is over. */
const SILENCE_SECONDS = 60;
const BEAT_MS = 15_000;

/** Another import of the same feed is going on. */
export class FeedBusyError extends Error {
  override name = 'FeedBusyError';
  constructor(readonly feed: string) {
    super(`Another import of the feed "${feed}" is going on.`);
  }
}

/** Imports of the feed are paused. */
export class FeedPausedError extends Error {
  override name = 'FeedPausedError';
  constructor(readonly feed: string) {
    super(`The feed "${feed}" is paused: "chamba jobs feeds resume ${feed}" lets its imports in again.`);
  }
}

/** The right to change one feed, for one import at a time. */
export type FeedRun = {
  /** Table with the keys that this run has read; a trial keeps there what its offers are compared with. */
  readonly keys: string;
  /** Confirms inside a transaction that the feed is still this run's. @throws FeedBusyError when it is not. */
  confirm(transaction: Queryable): Promise<void>;
  /** Gives the feed back and forgets the keys. */
  release(): Promise<void>;
};

const getKeysTable = (run: number): string => `feed_keys_${run}`;

/** Drops the keys of runs that ended without doing so themselves. */
async function dropForgotten(store: Store): Promise<void> {
  const { rows } = await store.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename ~ '^feed_keys_[0-9]+(_rows)?$'
       and split_part(tablename, '_', 3)::int not in (select run from feed_run)`,
  );
  for (const { name } of rows) await store.exec(`drop table if exists ${name}`);
}

/** Takes a feed for one import. @throws FeedBusyError when another import has it. */
export async function claimFeed(store: Store, feed: string): Promise<FeedRun> {
  const { rows } = await store.query<{ run: number }>(
    `insert into feed_run (feed, run) values ($1, nextval('feed_run_seq')::int)
       on conflict (feed) do update set run = excluded.run, beat = now()
         where feed_run.beat < now() - make_interval(secs => ${SILENCE_SECONDS})
       returning run`,
    [feed],
  );
  const run = rows[0]?.run;
  if (run === undefined) throw new FeedBusyError(feed);
  const keys = getKeysTable(run);
  const timer = setInterval(() => {
    store
      .query('update feed_run set beat = now() where feed = $1 and run = $2', [feed, run])
      .catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  const release = async (): Promise<void> => {
    clearInterval(timer);
    await store.query('delete from feed_run where feed = $1 and run = $2', [feed, run]);
    await store.exec(`drop table if exists ${keys}`);
  };
  try {
    await dropForgotten(store);
    // Scratch that no crash has to survive.
    await store.exec(
      `create unlogged table ${keys} (feedkey text primary key, record int not null, rejected boolean not null,
         fingerprint bigint, candidate jsonb)`,
    );
    await store.exec(
      `create index ${keys}_fingerprint on ${keys} (fingerprint) where fingerprint is not null`,
    );
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
  return {
    keys,
    confirm: async (transaction) => {
      const { rowCount } = await transaction.query(
        'update feed_run set beat = now() where feed = $1 and run = $2',
        [feed, run],
      );
      if (rowCount !== 1) throw new FeedBusyError(feed);
    },
    release,
  };
}

/** Ends the runs of processes that are gone: with the embedded engine all that were before this one. */
export async function forgetRuns(store: Store): Promise<void> {
  if (store.engine !== 'pglite') return;
  await store.query('delete from feed_run');
  await dropForgotten(store);
}
