import { join } from 'node:path';
import { withDeadline } from '../deadline.ts';
import type { Queryable, QueryResult, Row, Store, StoreLogger } from '../store.ts';
import { folderError, makePrivate } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { Lull } from './lull.ts';
import { openReopening } from './reopening-engine.ts';
import type { ReopeningEngine } from './reopening-engine.ts';

/**
 * Opens the embedded engine on a folder, in a worker thread. Its files are readable by their owner alone.
 * When the engine stops, it is opened again; until then calls fail with a StoreUnavailableError.
 * @param options.deadlineMs how long a statement may be waited for; the engine knows no statement time-out.
 * @throws FolderInUseError when another process works on the folder.
 * @throws DataFolderError when the folder cannot be used: damaged, of another version, not accessible, or its disk full.
 */
export async function openPglite(options: {
  dataDir: string;
  deadlineMs: number;
  logger?: StoreLogger;
}): Promise<Store> {
  const folder = join(options.dataDir, 'postgres');
  let unlock = (): void => undefined;
  let engine: ReopeningEngine;
  try {
    unlock = lockFolder(options.dataDir);
    engine = await openReopening(folder, options.logger);
  } catch (error) {
    unlock();
    throw folderError(options.dataDir, error);
  }
  const { send } = engine;

  // There is one connection: a transaction keeps everything else waiting until it ends. Single statements are sent at
  // once, so that the engine goes on with the next one while this thread is busy with an answer; it takes them in turn.
  let turn: Promise<unknown> = Promise.resolve();
  const afterTransactions = <T>(work: () => Promise<T>): Promise<T> => turn.then(work);
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const ask = <R extends Row>(sql: string, params: readonly unknown[]): Promise<QueryResult<R>> =>
    send({ kind: 'query', sql, params }) as Promise<QueryResult<R>>;

  const exec = (sql: string): Promise<void> =>
    afterTransactions(() => send({ kind: 'exec', sql })).then(() => undefined);
  const transact = <T>(work: (transaction: Queryable) => Promise<T>): Promise<T> =>
    exclusive(async () => {
      // One engine for all of it: another one, opened meanwhile, would not know of the transaction.
      const { send } = engine.current();
      const ask = <R extends Row>(sql: string, params: readonly unknown[]): Promise<QueryResult<R>> =>
        send({ kind: 'query', sql, params }) as Promise<QueryResult<R>>;
      await ask('begin', []);
      const transaction: Queryable = {
        query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
          withDeadline(ask<R>(sql, params), options.deadlineMs),
      };
      try {
        const result = await work(transaction);
        await ask('commit', []);
        return result;
      } catch (error) {
        await ask('rollback', []).catch(() => undefined);
        throw error;
      }
    });

  const people = new Lull();
  const store: Store = {
    engine: 'pglite',
    query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
      people.during(
        withDeadline(
          afterTransactions(() => ask<R>(sql, params)),
          options.deadlineMs,
        ),
      ),
    exec: (sql) => people.during(exec(sql)),
    tx: (work) => people.during(transact(work)),
    get bulk() {
      return bulk;
    },
    get isBusy() {
      return people.isRecentlyUsed;
    },
    listen: engine.listen,
    close: async () => {
      await exclusive(() => engine.close());
      try {
        makePrivate(folder);
      } catch {
        // The next start tries again and reports why it fails.
      }
      unlock();
    },
  };
  const bulk: Store = {
    engine: 'pglite',
    get bulk() {
      return bulk;
    },
    get isBusy() {
      return people.isRecentlyUsed;
    },
    listen: store.listen,
    close: store.close,
    query: async (sql, params = []) => {
      await people.lull();
      return withDeadline(
        afterTransactions(() => ask(sql, params)),
        options.deadlineMs,
      );
    },
    exec: async (sql) => {
      await people.lull();
      return exec(sql);
    },
    tx: async (work) => {
      await people.lull();
      return transact(work);
    },
  };
  return store;
}
