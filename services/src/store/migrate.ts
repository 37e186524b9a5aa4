import { applyMigrations } from '@chamba/database';
import type { Migration, Store } from '@chamba/database';
import { MIGRATIONS } from './migrations/index.ts';

/**
 * Brings the schema of the services to this version, see {@link applyMigrations}.
 * @returns the names of the migrations that ran.
 */
export const migrate = (store: Store, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> =>
  applyMigrations(store, { table: 'schema_migration', migrations });
