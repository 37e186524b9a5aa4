import type { Queryable } from '@chamba/database';

/** Channel on which processes tell each other that the registry changed. */
export const REGISTRY_CHANNEL = 'registry';

/** Tells every process; inside a transaction it is heard once that is committed. */
export async function announce(db: Queryable): Promise<void> {
  await db.query('select pg_notify($1, $2)', [REGISTRY_CHANNEL, String(process.pid)]);
}
