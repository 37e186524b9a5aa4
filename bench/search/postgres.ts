import { startPostgres } from '@chamba/database/testing/postgres-server';
import type { PostgresServer } from '@chamba/database/testing/postgres-server';

/** Settings of the measured server; docs/operating.md advises the same. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
};

/**
 * Starts PostgreSQL for a bench.
 * @param folder keeps the data there; without one it is gone afterwards.
 * @returns null, with a line for the reader, where PostgreSQL is not installed.
 */
export async function benchPostgres(folder?: string): Promise<PostgresServer | null> {
  const server = await startPostgres({ settings: SETTINGS, ...(folder ? { folder } : {}) });
  if (!server) console.log('Skipped: PostgreSQL is not installed on this machine.');
  return server;
}
