import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { testPostgres } from './testing/postgres-server.ts';
import type { PostgresDatabases } from './testing/postgres-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import {
  applyMigrations,
  FolderInUseError,
  openStore,
  StoreTimeoutError,
  StoreUnavailableError,
} from './index.ts';
import type { Migration, Store } from './index.ts';
import { lockFolder } from './pglite/folder-lock.ts';

function behaviour(open: (deadlineMs?: number) => Promise<Store>): void {
  let store: Store;
  before(async () => {
    store = await open();
  });
  after(() => store.close());

  test('numbers, dates, lists and documents come back as they are', async () => {
    const { rows } = await store.query(
      `select $1::int8 as big, $2::timestamptz as at, $3::int[] as list, $4::jsonb as document, $5::text as word, null as nothing`,
      [7_000_000_000, '2026-01-02T03:04:05.000Z', [1, 2], JSON.stringify({ a: ['ñ'] }), "o'ñ\\"],
    );
    assert.deepEqual(rows, [
      {
        big: 7_000_000_000,
        at: new Date('2026-01-02T03:04:05.000Z'),
        list: [1, 2],
        document: { a: ['ñ'] },
        word: "o'ñ\\",
        nothing: null,
      },
    ]);
  });

  test('a transaction is all or nothing, and errors carry their SQLSTATE', async () => {
    await store.exec('create table if not exists pair (id int primary key)');
    await assert.rejects(
      store.tx(async (transaction) => {
        await transaction.query('insert into pair values (1)');
        await transaction.query('insert into pair values (1)');
      }),
      { code: '23505' },
    );
    assert.equal((await store.query('select * from pair')).rows.length, 0);
    const changed = await store.tx((transaction) => transaction.query('insert into pair values (1), (2)'));
    assert.equal(changed.rowCount, 2);
    await Promise.all(
      [3, 4, 5, 6].map((id) =>
        store.tx(async (transaction) => {
          await transaction.query('insert into pair values ($1)', [id]);
          await transaction.query('select 1');
        }),
      ),
    );
    assert.equal((await store.query('select * from pair')).rows.length, 6);
  });

  test('notifications reach listeners until they stop', async () => {
    const heard: string[] = [];
    const later: string[] = [];
    const stop = await store.listen('news', (payload) => heard.push(payload));
    const stopLater = await store.listen('later_news', (payload) => later.push(payload));
    await store.query("select pg_notify('news', 'one')");
    await until(() => heard.length > 0, 'the first notification arrives');
    await stop();
    await store.query("select pg_notify('news', 'two')");
    await store.query("select pg_notify('later_news', 'three')");
    // Notifications arrive in their order: the one before would be here by then.
    await until(() => later.length > 0, 'the last notification arrives');
    await stopLater();
    assert.deepEqual(heard, ['one']);
  });

  test('listening outlives a lost connection, and says that something may have been missed', async () => {
    if (store.engine === 'pglite') return;
    const heard: string[] = [];
    const stop = await store.listen('news', (payload) => heard.push(payload));
    await store.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()",
    );
    await until(() => heard.length > 0, 'the store listens again');
    await store.query("select pg_notify('news', 'after')");
    await until(() => heard.length > 1, 'the notification arrives');
    await stop();
    assert.deepEqual(heard, ['', 'after']);
  });

  test('migrations run once, in order, and refuse what was changed or is newer', async () => {
    const first = {
      version: 1,
      name: 'one',
      sql: 'create table one (id int);\ninsert into one values (1);\n',
    };
    const second = { version: 2, name: 'two', sql: 'alter table one add column word text;\n' };
    const fresh = await open();
    const apply = (...migrations: Migration[]) => applyMigrations(fresh, { table: 'step', migrations });
    try {
      await fresh.exec('drop table if exists step; drop table if exists one');
      assert.deepEqual(await apply(first), ['one']);
      assert.deepEqual(await apply(first, second), ['two']);
      assert.deepEqual(await apply(first, second), []);
      await assert.rejects(apply({ ...first, sql: `${first.sql} ` }, second), /was changed/);
      await assert.rejects(apply(first), /schema version 2/);
      const broken = { version: 3, name: 'three', sql: 'create table three (id int);\nselect nonsense;\n' };
      await assert.rejects(apply(first, second, broken));
      assert.deepEqual((await fresh.query("select to_regclass('three')::text as found")).rows, [
        { found: null },
      ]);
    } finally {
      if (fresh !== store) await fresh.close();
    }
  });

  test('migrations that moved to another package are not applied again', async () => {
    const moved = { version: 2, name: 'moved', sql: 'create table moved (id int);\n' };
    const rest = { version: 3, name: 'rest', sql: 'create table rest (id int);\n' };
    // Of the number that a step of the other package has.
    const later = { version: 3, name: 'later', sql: 'alter table moved add column word text;\n' };
    const fresh = await open();
    const before = { table: 'before_step', migrations: [moved, rest] };
    const after = { table: 'after_step', migrations: [moved], movedFrom: 'before_step' };
    try {
      await fresh.exec('drop table if exists before_step, after_step, moved, rest');
      await applyMigrations(fresh, before);
      assert.deepEqual(await applyMigrations(fresh, after), []);
      assert.deepEqual(await applyMigrations(fresh, { ...after, migrations: [moved, later] }), ['later']);
      // Who kept them goes on without them, and processes of before still find them.
      assert.deepEqual(await applyMigrations(fresh, { ...before, migrations: [rest] }), []);
      assert.deepEqual(await applyMigrations(fresh, before), []);
      const changed = { ...moved, sql: `${moved.sql} ` };
      await fresh.exec('drop table after_step');
      await assert.rejects(applyMigrations(fresh, { ...after, migrations: [changed] }), /was changed/);
      // In a new database there is nothing to take over.
      await fresh.exec('drop table before_step, moved');
      assert.deepEqual(await applyMigrations(fresh, after), ['moved']);
    } finally {
      if (fresh !== store) await fresh.close();
    }
  });

  test('a statement that takes too long is given up', async () => {
    const hasty = await open(150);
    try {
      await assert.rejects(
        hasty.query('select count(*) from generate_series(1, 30000000)'),
        StoreTimeoutError,
      );
      await until(
        () =>
          hasty.query('select 1').then(
            () => true,
            () => false,
          ),
        'the store answers again',
      );
    } finally {
      await hasty.close();
    }
  });
}

describe('the embedded engine', () => {
  const folders: (() => void)[] = [];
  after(() => folders.forEach((remove) => remove()));
  behaviour((deadlineMs) => {
    const { folder, remove } = temporaryFolder();
    folders.push(remove);
    return openStore({ dataDir: folder, ...(deadlineMs ? { deadlineMs } : {}) });
  });

  test('a folder is one process only, also after its holder was killed', async () => {
    const { folder, remove } = temporaryFolder();
    folders.push(remove);
    const unlock = lockFolder(folder);
    assert.throws(() => lockFolder(folder), FolderInUseError);
    unlock();
    assert.equal(existsSync(join(folder, 'database.lock')), false);

    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const file = join(folder, 'database.lock');
    writeFileSync(file, JSON.stringify({ pid: holder.pid, born: '', since: '2026-01-01T00:00:00.000Z' }));
    assert.throws(() => lockFolder(folder), new RegExp(`in use by process ${holder.pid}.*2026-01-01`));
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    const again = lockFolder(folder);
    assert.match(readFileSync(file, 'utf8'), new RegExp(`"pid":${process.pid}`));
    again();
    writeFileSync(file, 'half a lo');
    lockFolder(folder)();
  });

  test('of many processes that find a dead lock only one takes it over', async () => {
    const { folder, remove } = temporaryFolder();
    folders.push(remove);
    writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid: 2 ** 22 - 3, born: '', since: '' }));
    const lock = new URL('./pglite/folder-lock.js', import.meta.url).href;
    // Who has it keeps it until all have tried.
    const script = `import(${JSON.stringify(lock)}).then(({ lockFolder }) => { try { lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000); } catch { console.log('refused'); } })`;
    const processes = Array.from({ length: 5 }, () =>
      spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    try {
      const outcomes = await Promise.all(
        processes.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
      );
      assert.deepEqual(outcomes.sort(), ['mine', 'refused', 'refused', 'refused', 'refused']);
    } finally {
      for (const child of processes) child.kill('SIGKILL');
    }
  });
});

const server: PostgresDatabases | null = await testPostgres();
if (server) {
  describe('a real server', () => {
    after(() => server.stop());
    behaviour(async (deadlineMs) =>
      openStore({
        dataDir: '',
        databaseUrl: await server.createDatabase(),
        ...(deadlineMs ? { deadlineMs } : {}),
      }),
    );

    test('a lost connection fails what was under way, in a transaction too, and is not used again', async () => {
      const databaseUrl = await server.createDatabase();
      const store = await openStore({ dataDir: '', databaseUrl });
      const name = new URL(databaseUrl).pathname.slice(1);
      try {
        await store.exec('create table kept (id int)');
        // More rounds than the pool has connections: one that leaks would leave none.
        for (let round = 0; round < 12; round += 1) {
          const sleeping = assert.rejects(store.query('select pg_sleep(20)'), StoreUnavailableError);
          const inTransaction = assert.rejects(
            store.tx(async (transaction) => {
              await transaction.query('insert into kept values (1)');
              await server.terminateConnections(name);
              await transaction.query('insert into kept values (2)');
            }),
            StoreUnavailableError,
          );
          await Promise.all([sleeping, inTransaction]);
        }
        assert.deepEqual((await store.query('select * from kept')).rows, []);
        const asked = Array.from({ length: 10 }, () => store.query('select 1 as one'));
        assert.equal((await Promise.all(asked)).length, 10);
      } finally {
        await store.close();
      }
    });

    test('an unreachable server is reported as such', async () => {
      await assert.rejects(
        openStore({ dataDir: '', databaseUrl: 'postgres://chamba@127.0.0.1:9/none' }),
        (error: unknown) => error instanceof StoreUnavailableError && /cannot be reached/.test(error.message),
      );
    });
  });
}
