import { openPglite } from './pglite/pglite-store.ts';
import { openPostgres } from './postgres/postgres-store.ts';
import type { Store, StoreLogger } from './store.ts';

export type { Queryable, QueryResult, Row, Store, StoreLogger } from './store.ts';
export { StoreTimeoutError, StoreUnavailableError } from './store.ts';
export { DataFolderError } from './pglite/data-folder.ts';
export { FolderInUseError } from './pglite/folder-lock.ts';
export { applyMigrations } from './migrate.ts';
export type { Migration, Schema } from './migrate.ts';

/** How long a statement may take before its caller gets an error that the database does not answer, in milliseconds. */
export const DEFAULT_DEADLINE_MS = 30_000;

/**
 * Opens the database: the server of `databaseUrl` when there is one, else the embedded engine in `dataDir`.
 * @throws FolderInUseError when another process works on the embedded folder.
 * @throws DataFolderError when the embedded folder is damaged, of another version, or not accessible.
 * @throws StoreUnavailableError when the server cannot be reached.
 */
export function openStore(options: {
  dataDir: string;
  databaseUrl?: string;
  deadlineMs?: number;
  /** Gets a line when the embedded engine stops, and when it is open again. */
  logger?: StoreLogger;
}): Promise<Store> {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS;
  return options.databaseUrl
    ? openPostgres({ databaseUrl: options.databaseUrl, deadlineMs })
    : openPglite({ dataDir: options.dataDir, deadlineMs, ...(options.logger && { logger: options.logger }) });
}
