import { createHash } from 'node:crypto';
import type { Queryable, Store } from './store.ts';

/** One step of a schema. A step that was released is never edited: the next step corrects it. */
export type Migration = { version: number; name: string; sql: string };

/** The steps of a package that keeps tables of its own in the database. */
export type Schema = {
  /** Table that records the steps that were applied; it is created if missing. */
  table: string;
  /** All steps in order; versions only grow. */
  migrations: readonly Migration[];
  /** Table that recorded the same steps before they belonged to this package: what it has counts as applied. */
  movedFrom?: string;
};

/** Key of the advisory lock that keeps two starting processes from migrating at once. */
const LOCK_KEY = 72_015_001;

const checksum = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');

/**
 * Copies the records of steps that another table kept before; its own stay, for older processes on the same database. A
 * step of another name is another step: both packages count on from where they parted.
 */
async function adoptRecords(db: Queryable, { table, migrations, movedFrom }: Schema): Promise<void> {
  if (movedFrom === undefined) return;
  const { rows } = await db.query<{ found: string | null }>('select to_regclass($1)::text as found', [
    movedFrom,
  ]);
  if (rows[0]?.found === null) return;
  await db.query(
    `insert into ${table} (version, name, checksum, applied_at)
       select version, name, checksum, applied_at from ${movedFrom}
       where (version, name) in (select * from unnest($1::int[], $2::text[]))
       on conflict do nothing`,
    [migrations.map(({ version }) => version), migrations.map(({ name }) => name)],
  );
}

/**
 * Brings a schema to this version: forward only, each migration once, all under one lock and in one transaction.
 * @returns the names of the migrations that ran.
 * @throws Error if an applied migration was changed, or the database is of a newer version than this program.
 */
export async function applyMigrations(store: Store, schema: Schema): Promise<string[]> {
  const { table, migrations } = schema;
  return store.tx(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await transaction.query(
      `create table if not exists ${table} (
         version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    );
    await adoptRecords(transaction, schema);
    const { rows } = await transaction.query<{ version: number; checksum: string }>(
      `select version, checksum from ${table}`,
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
      await transaction.query(`insert into ${table} (version, name, checksum) values ($1, $2, $3)`, [
        migration.version,
        migration.name,
        checksum(migration),
      ]);
      ran.push(migration.name);
    }
    return ran;
  });
}
