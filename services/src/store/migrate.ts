import { createHash } from 'node:crypto';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/index.ts';
import type { Store } from './store.ts';

/** Key of the advisory lock that keeps two starting processes from migrating at once. */
const LOCK_KEY = 72_015_001;

const checksum = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');

/**
 * Brings the schema to this version: forward only, each migration once, all under one lock.
 * @returns the names of the migrations that ran.
 * @throws Error when an applied migration was changed, or the database is of a newer version than this program.
 */
export async function migrate(
  store: Store,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  return store.tx(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await transaction.query(
      `create table if not exists schema_migration (
         version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await transaction.query<{ version: number; checksum: string }>(
      'select version, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.version, row.checksum]));
    const newest = Math.max(0, ...migrations.map((migration) => migration.version));
    for (const version of applied.keys()) {
      if (version > newest)
        throw new Error(`The database has schema version ${version}; this program knows ${newest}.`);
    }
    const ran: string[] = [];
    for (const migration of migrations) {
      const known = applied.get(migration.version);
      if (known === checksum(migration)) continue;
      if (known)
        throw new Error(
          `Migration ${migration.version} (${migration.name}) was changed after it was applied.`,
        );
      for (const statement of migration.sql.split(/;\s*$/m)) {
        if (statement.trim()) await transaction.query(statement);
      }
      await transaction.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        checksum(migration),
      ]);
      ran.push(migration.name);
    }
    return ran;
  });
}
