import type { Queryable } from '@chamba/database';

/** Channel on which processes notify each other that the registry changed. */
export const REGISTRY_CHANNEL = 'registry';

/** Notifies every process; inside a transaction, when that is committed. */
export async function announce(db: Queryable): Promise<void> {
  await db.query('select pg_notify($1, $2)', [REGISTRY_CHANNEL, String(process.pid)]);
}
