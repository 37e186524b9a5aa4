import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@chamba/database';

/** Key of the advisory lock under which the catalogue is filled and brought up to date. */
const LOCK_KEY = 72_015_006;

/** Pause between two attempts to take the lock, in ms. */
const RETRY_MS = 250;

/** Time after which the transaction with the lock is used again, in ms: servers may end one that stays idle. */
const BEAT_MS = 10_000;

/**
 * Runs `work` in one process at a time of all that start on a database: the others wait, and find it done. The embedded
 * engine belongs to one process anyway.
 * @param onWait called once if another process has the lock.
 */
export async function withCatalogueLock<T>(
  store: Store,
  work: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  if (store.engine === 'pglite') return work();
  for (let attempt = 1; ; attempt++) {
    // Asked for without waiting: the deadline of a statement is shorter than an import.
    const outcome = await store.tx(async (transaction) => {
      const { rows } = await transaction.query<{ isTaken: boolean }>(
        'select pg_try_advisory_xact_lock($1) as "isTaken"',
        [LOCK_KEY],
      );
      if (rows[0]?.isTaken !== true) return null;
      const beat = setInterval(() => void transaction.query('select 1').catch(() => undefined), BEAT_MS);
      try {
        return { value: await work() };
      } finally {
        clearInterval(beat);
      }
    });
    if (outcome) return outcome.value;
    if (attempt === 1) onWait();
    await pause(RETRY_MS);
  }
}
