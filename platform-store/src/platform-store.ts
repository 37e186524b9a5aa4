import { applyMigrations } from '@chamba/database';
import type { Store, StoreLogger } from '@chamba/database';
import { SCHEMA } from './migrations/index.ts';
import { createRegistry } from './registry/index.ts';
import type { Registry } from './registry/index.ts';
import { Vitals } from './vitals/index.ts';

/** The platform's store over a database. */
export type PlatformStore = {
  /** Teams, releases, compositions and channels. */
  registry: Registry;
  /** How releases do on visitors' pages. */
  vitals: Pick<Vitals, 'note' | 'status' | 'totals'>;
  /** Writes what was noted. The database stays open: it belongs to its opener. */
  close(): Promise<void>;
};

/** Delay of the first deletion of expired figures after the start, and interval of the next ones, in milliseconds. */
const FIRST_DELETION_MS = 60_000;
const DELETION_MS = 86_400_000;

/**
 * Brings the tables of the platform to this version, and opens the store over them. Expired figures are deleted every day.
 * @param options.logger gets the migrations that ran, and failures of writes in the background.
 * @throws Error if an applied migration was changed, or the tables are of a newer version than this program.
 */
export async function openPlatformStore(
  db: Store,
  { logger }: { logger: StoreLogger & { info(message: string): void } },
): Promise<PlatformStore> {
  for (const name of await applyMigrations(db, SCHEMA))
    logger.info(`Database schema of the platform: ${name}`);
  const vitals = new Vitals(db, logger);
  const deleteExpired = (): void => {
    vitals
      .deleteExpired()
      .catch((error: unknown) => logger.error('Expired figures of pages were not deleted', error));
  };
  const first = setTimeout(deleteExpired, FIRST_DELETION_MS).unref();
  const daily = setInterval(deleteExpired, DELETION_MS).unref();
  return {
    registry: createRegistry(db),
    vitals,
    close: async () => {
      clearTimeout(first);
      clearInterval(daily);
      await vitals.settled();
    },
  };
}
