import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withDeadline } from '../deadline.ts';
import { StoreUnavailableError } from '../store.ts';
import type { Queryable, QueryResult, Row, Store } from '../store.ts';
import { lockFolder } from './folder-lock.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

type Pending = { resolve: (result: QueryResult) => void; reject: (error: Error) => void };
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The engine's error with the SQLSTATE and the constraint that it names. */
class PgliteError extends Error {
  override name = 'PgliteError';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly constraint: string | undefined,
  ) {
    super(message);
  }
}

/**
 * Opens the embedded engine on a folder, in a thread of its own.
 * @param options.deadlineMs how long a statement may be waited for; the engine knows no statement time-out.
 * @throws FolderInUseError when another process works on the folder.
 */
export async function openPglite(options: { dataDir: string; deadlineMs: number }): Promise<Store> {
  const unlock = lockFolder(options.dataDir);
  const folder = join(options.dataDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(new URL('./pglite.worker.js', import.meta.url), {
    workerData: { dataDir: folder },
  });
  const pending = new Map<number, Pending>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let nextId = 1;
  let gone: Error | null = null;
  let started: { resolve: () => void; reject: (error: Error) => void } | null = null;

  const lose = (error: Error): void => {
    gone ??= error;
    started?.reject(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    unlock();
  };
  worker.on('error', (error) =>
    lose(new StoreUnavailableError('The embedded database stopped.', { cause: error })),
  );
  worker.on('exit', () => lose(new StoreUnavailableError('The embedded database is closed.')));
  worker.on('message', (reply: WorkerReply) => {
    if (reply.kind === 'ready') started?.resolve();
    else if (reply.kind === 'failed') started?.reject(new StoreUnavailableError(reply.message));
    else if (reply.kind === 'notification') {
      for (const handler of listeners.get(reply.channel) ?? []) handler(reply.payload);
    } else {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if (reply.kind === 'result') waiting?.resolve({ rows: reply.rows, rowCount: reply.rowCount });
      else waiting?.reject(new PgliteError(reply.message, reply.code, reply.constraint));
    }
  });

  const send = (request: Unnumbered<WorkerRequest>): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const id = nextId++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });

  try {
    await new Promise<void>((resolve, reject) => {
      started = { resolve, reject };
    });
  } catch (error) {
    await worker.terminate();
    unlock();
    throw error;
  }

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

  return {
    engine: 'pglite',
    query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
      withDeadline(
        afterTransactions(() => ask<R>(sql, params)),
        options.deadlineMs,
      ),
    exec: (sql) => afterTransactions(() => send({ kind: 'exec', sql })).then(() => undefined),
    tx: (work) =>
      exclusive(async () => {
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
      }),
    listen: async (channel, handler) => {
      const handlers = listeners.get(channel) ?? new Set();
      listeners.set(channel, handlers.add(handler));
      if (handlers.size === 1) await send({ kind: 'listen', channel });
      return async () => {
        handlers.delete(handler);
        if (handlers.size === 0 && !gone) await send({ kind: 'unlisten', channel });
      };
    },
    close: async () => {
      if (gone) return;
      await exclusive(() => send({ kind: 'close' })).catch(() => undefined);
      gone = new StoreUnavailableError('The embedded database is closed.');
      await worker.terminate();
      unlock();
    },
  };
}
