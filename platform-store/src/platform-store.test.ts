import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { applyMigrations, openStore } from '@chamba/database';
import type { Store } from '@chamba/database';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { SCHEMA } from './migrations/index.ts';
import { openPlatformStore } from './index.ts';

const fail = (message: string, error?: unknown) => assert.fail(`${message}: ${String(error)}`);

function behaviour(open: () => Promise<Store>): void {
  test('a database of before the platform had its own package is used as it is', async () => {
    const db = await open();
    try {
      // As the services recorded and made these tables.
      await applyMigrations(db, { table: 'schema_migration', migrations: SCHEMA.migrations });
      await db.query("insert into team (name) values ('equipo')");
      const ran: string[] = [];
      const logger = { info: (message: string) => ran.push(message), warn: fail, error: fail };
      for (let start = 0; start < 2; start += 1) {
        const platform = await openPlatformStore(db, { logger });
        assert.deepEqual(
          (await platform.registry.teams.list()).map(({ name }) => name),
          ['equipo'],
        );
        await platform.close();
      }
      assert.deepEqual(ran, []);
    } finally {
      await db.close();
    }
  });

  test('figures that were noted are there after the store was closed', async () => {
    const db = await open();
    const logger = { info: () => undefined, warn: fail, error: fail };
    try {
      const first = await openPlatformStore(db, { logger });
      const release = { unit: 'mfe-cv', version: '1.0.0' };
      first.vitals.note({ views: [{ ...release, category: 'resume' }], errors: [], vitals: [], failed: [] });
      await first.close();
      const second = await openPlatformStore(db, { logger });
      const { units } = await second.vitals.status(new Date(Date.now() - 3_600_000));
      assert.equal(units['mfe-cv']?.[0]?.pageViews, 1);
      await second.close();
    } finally {
      await db.close();
    }
  });

  test('no table of the platform refers to a person', async () => {
    const db = await open();
    try {
      await applyMigrations(db, SCHEMA);
      const { rows } = await db.query(
        `select table_name, column_name from information_schema.columns where table_schema = 'public'
           and (column_name in ('account_id', 'owner', 'reporter', 'loginid', 'visitor', 'userid', 'recipient')
             or column_name like '%email%')`,
      );
      assert.deepEqual(rows, []);
    } finally {
      await db.close();
    }
  });
}

describe("the platform's store on the embedded engine", () => {
  const folders: (() => void)[] = [];
  after(() => folders.forEach((remove) => remove()));
  behaviour(() => {
    const { folder, remove } = temporaryFolder();
    folders.push(remove);
    return openStore({ dataDir: folder });
  });
});

const server = await testPostgres();
describe(
  "the platform's store on a PostgreSQL server",
  { skip: server === null && 'PostgreSQL is not installed' },
  () => {
    after(() => server?.stop());
    behaviour(async () => openStore({ dataDir: '', databaseUrl: (await server?.createDatabase()) ?? '' }));
  },
);
