/** The embedded engine in its thread: calls to it, and whether it is still able to answer them. */
import { Worker } from 'node:worker_threads';
import { StoreUnavailableError } from '../store.ts';
import type { QueryResult } from '../store.ts';
import { damaged } from './data-folder.ts';
import { HangWatch } from './hang-watch.ts';
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

/** SQLSTATEs of data that cannot be read: corrupted pages or indexes, files that are gone. */
const DAMAGE_CODES = new Set(['XX001', 'XX002', '58P01', '58030']);

/** Messages of fatal errors of WebAssembly or its runtime, which carry no SQLSTATE. */
const ENGINE_GONE =
  /^(?:Aborted\(|unreachable$|memory access out of bounds|table index is out of bounds|null function|Program terminated)/;
const GONE_NAMES = new Set(['RuntimeError', 'ExitStatus']);

/** The engine in its thread, and the calls that wait for it. */
export type Engine = {
  send: (request: Unnumbered<WorkerRequest>) => Promise<QueryResult>;
  listeners: Map<string, Set<(payload: string) => void>>;
  /** The reason why it takes no calls; null while it does. */
  readonly gone: Error | null;
  end: () => Promise<void>;
};

/**
 * Starts the engine's thread on a folder.
 * @param onLost called once when it takes no more calls, unless it was ended or never began.
 * @throws Error with the engine's words when it cannot open the folder.
 */
export async function startEngine(folder: string, onLost: (why: Error) => void): Promise<Engine> {
  const worker = new Worker(new URL('./pglite.worker.js', import.meta.url), {
    workerData: { dataDir: folder },
  });
  const pending = new Map<number, Pending>();
  const listeners: Engine['listeners'] = new Map();
  let nextId = 1;
  let gone: Error | null = null;
  let started: { resolve: () => void; reject: (error: Error) => void } | null = null;

  let ready = false;
  let ended = false;
  const watch = new HangWatch(
    () => worker.postMessage({ kind: 'ping' } satisfies WorkerRequest),
    () => {
      lose(new StoreUnavailableError('The embedded database stopped: it does not answer any more.'));
      void worker.terminate();
    },
  );
  const lose = (error: Error): void => {
    const isNew = gone === null;
    gone ??= error;
    watch.stop();
    started?.reject(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    if (isNew && ready && !ended) onLost(error);
  };
  const toError = ({ name, message, code, constraint }: WorkerReply & { kind: 'error' }): Error => {
    if (code !== undefined && DAMAGE_CODES.has(code)) return damaged(folder, message);
    if (code === undefined && (GONE_NAMES.has(name) || ENGINE_GONE.test(message))) {
      lose(new StoreUnavailableError(`The embedded database stopped: ${message}`));
      void worker.terminate();
      return gone ?? new Error(message);
    }
    return new PgliteError(message, code, constraint);
  };
  worker.on('error', (error) =>
    lose(new StoreUnavailableError('The embedded database stopped.', { cause: error })),
  );
  worker.on('exit', () => lose(new StoreUnavailableError('The embedded database is closed.')));
  worker.on('message', (reply: WorkerReply) => {
    if (reply.kind === 'ready') {
      ready = true;
      started?.resolve();
    } else if (reply.kind === 'failed') started?.reject(new Error(reply.message));
    else if (reply.kind === 'notification') {
      for (const handler of listeners.get(reply.channel) ?? []) handler(reply.payload);
    } else if (reply.kind === 'pong') watch.answered();
    else {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      watch.settled(pending.size);
      if (reply.kind === 'result') waiting?.resolve({ rows: reply.rows, rowCount: reply.rowCount });
      else waiting?.reject(toError(reply));
    }
  });

  try {
    await new Promise<void>((resolve, reject) => {
      started = { resolve, reject };
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        const id = nextId++;
        pending.set(id, { resolve, reject });
        watch.sent();
        worker.postMessage({ ...request, id });
      }),
    listeners,
    get gone() {
      return gone;
    },
    end: async () => {
      ended = true;
      watch.stop();
      gone ??= new StoreUnavailableError('The embedded database is closed.');
      await worker.terminate();
    },
  };
}
