// @own-process: it counts the worker threads of its process.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { until } from '@chamba/kernel/testing/until';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore, StoreUnavailableError } from '../index.ts';
import type { Store } from '../index.ts';

const isUnavailable = (error: unknown): boolean => error instanceof StoreUnavailableError;

describe('an embedded engine that stops', () => {
  let store: Store;
  /** The threads of engines, the newest last. */
  let threads: Worker[];
  let log: string[];
  let folder: string;
  let remove: () => void;
  /** Largest number of engines that ran at once: two on one folder would destroy it. */
  let most: number;
  const note = (worker: Worker): void => {
    threads.push(worker);
    // A thread that is over has no id any more.
    most = Math.max(most, threads.filter(({ threadId }) => threadId !== -1).length);
  };

  beforeEach(async () => {
    threads = [];
    most = 0;
    log = [];
    ({ folder, remove } = temporaryFolder());
    process.on('worker', note);
    const line = (message: string): unknown => log.push(message);
    store = await openStore({ dataDir: folder, logger: { warn: line, error: line } });
    await store.exec('create table kept (word text primary key)');
    await store.query('insert into kept values ($1)', ['before']);
  });
  afterEach(async () => {
    await store.close();
    process.off('worker', note);
    remove();
    assert.equal(most, 1);
  });

  const kill = async (): Promise<void> => {
    await threads.at(-1)?.terminate();
  };
  /** Words of the table, as soon as the store answers again. */
  async function words(): Promise<unknown[]> {
    let found: string[] = [];
    await until(async () => {
      try {
        const { rows } = await store.query<{ word: string }>('select word from kept order by word');
        found = rows.map(({ word }) => word);
        return true;
      } catch (error) {
        assert.ok(isUnavailable(error), String(error));
        return false;
      }
    }, 'the store answers again');
    return found;
  }

  test('is opened again with its data; statements meanwhile fail as unavailable', async () => {
    await assert.rejects(
      store.tx(async (tx) => {
        await tx.query("insert into kept values ('by halves')");
        // Long enough that it cannot be answered before the engine is gone.
        const waiting = assert.rejects(
          tx.query('select count(*) from generate_series(1, 1000000000)'),
          isUnavailable,
        );
        await kill();
        await waiting;
        await until(() => log.length >= 2, 'another engine is open');
        await tx.query("insert into kept values ('on another engine')");
      }),
      isUnavailable,
    );
    assert.deepEqual(await words(), ['before']);
    await store.query("insert into kept values ('after')");
    assert.deepEqual(await words(), ['after', 'before']);
    assert.equal(log.length, 2, log.join('\n'));
    assert.match(log[0] ?? '', /database.* It is opened again/);
    assert.match(log[1] ?? '', /open again after \d+ ms/);
  });

  test('notifies listeners that something may be missing, and goes on with notifications', async () => {
    const heard: string[] = [];
    await store.listen('news', (payload) => heard.push(payload));
    await kill();
    await words();
    await store.query("select pg_notify('news', 'later')");
    await until(() => heard.length >= 2, 'both notifications arrive');
    assert.deepEqual(heard, ['', 'later']);
  });

  test('counts as stopped when it does not answer although its thread is idle', async () => {
    const [thread] = threads.slice(-1);
    assert.ok(thread);
    const post = thread.postMessage.bind(thread);
    // The engine after a full disk: it took the statement, and never says anything about it.
    thread.postMessage = (message: { kind: string }) => {
      if (message.kind !== 'query') post(message);
    };
    await assert.rejects(store.query('select 1'), isUnavailable);
    assert.deepEqual(await words(), ['before']);
    assert.match(log[0] ?? '', /does not answer/);
  });

  test('makes no new database where the old one is missing, logs it once, and opens it when it is back', async () => {
    const postgres = join(folder, 'postgres');
    const exited = once(threads.at(-1) ?? process, 'exit');
    renameSync(postgres, `${postgres}.aside`);
    await kill();
    await exited;
    await until(() => log.length >= 2, 'an attempt to open it again fails');
    assert.match(log[1] ?? '', /cannot be opened again yet: .*the database in it is gone/);
    renameSync(`${postgres}.aside`, postgres);
    assert.deepEqual(await words(), ['before']);
    assert.equal(log.length, 3, log.join('\n'));
  });

  test('stays closed when the store is closed meanwhile', async () => {
    await kill();
    assert.match(log.join('\n'), /It is opened again/);
    const count = threads.length;
    // Waits until the attempt is over.
    await store.close();
    await assert.rejects(store.query('select 1'), isUnavailable);
    assert.equal(threads.length, count);
    assert.equal(log.length, 1, log.join('\n'));
  });
});
