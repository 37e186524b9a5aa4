import pg from 'pg';
import { withDeadline } from '../deadline.ts';
import { SESSION_SETTINGS, StoreTimeoutError } from '../store.ts';
import type { Queryable, QueryResult, Row, Store } from '../store.ts';
import { isConnectionLost, storeError } from './connection-errors.ts';
import { listenOn } from './listen.ts';

const INT8 = 20;

/** How long a connection may take to open, or to become free, in milliseconds. */
const CONNECT_MS = 10_000;

/** How long after the deadline the server's own time-out error is awaited, in milliseconds. */
const GRACE_MS = 2_000;

/** Idle time after which the system asks whether the server is still there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** Our counts and ids stay far below 2^53, so int8 is read as a number, as the embedded engine does. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Opens a pool of connections to a real server. A server that restarts or fails over costs the statements under way,
 * which fail with `StoreUnavailableError`; the next ones open connections anew.
 * @param options.deadlineMs statement time-out in milliseconds; the server itself stops the statement.
 * @throws StoreUnavailableError when the server cannot be reached.
 */
export async function openPostgres(options: { databaseUrl: string; deadlineMs: number }): Promise<Store> {
  const { deadlineMs } = options;
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
    options: '-c timezone=UTC',
  });
  // An idle connection that the server drops must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  // Nor must a borrowed one, which the pool does not listen to: its statement fails and reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prepared = new WeakSet<pg.PoolClient>();

  /** Connections that broke, or whose server does not answer: they are discarded instead of returned to the pool. */
  const spent = new WeakSet<pg.PoolClient>();

  const run = async <R extends Row>(
    client: pg.PoolClient,
    sql: string,
    params: readonly unknown[] = [],
    isTimed = true,
  ): Promise<QueryResult<R>> => {
    try {
      const asked = client.query<R>(sql, [...params]);
      // The server stops a slow statement itself; one that is silent even then is gone.
      const result = await withDeadline(asked, isTimed && deadlineMs > 0 ? deadlineMs + GRACE_MS : 0);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    } catch (error) {
      if (error instanceof StoreTimeoutError || isConnectionLost(error)) spent.add(client);
      throw storeError(error, deadlineMs);
    }
  };
  const borrow = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw storeError(error, deadlineMs);
    }
  };
  const lend = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await borrow();
    try {
      if (!prepared.has(client)) {
        await run(client, `${SESSION_SETTINGS}; set statement_timeout = ${deadlineMs}`);
        prepared.add(client);
      }
      return await work(client);
    } finally {
      client.release(spent.has(client));
    }
  };

  await lend(() => Promise.resolve());
  const store: Store = {
    engine: 'postgres',
    get bulk() {
      return store;
    },
    isBusy: false,
    query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
      withDeadline(
        lend((client) => run<R>(client, sql, params)),
        deadlineMs,
      ),
    exec: (sql) =>
      lend(async (client) => {
        await run(client, 'set statement_timeout = 0');
        try {
          await run(client, sql, [], false);
        } finally {
          if (!spent.has(client)) await run(client, `set statement_timeout = ${deadlineMs}`);
        }
      }),
    tx: (work) =>
      lend(async (client) => {
        await run(client, 'begin');
        const transaction: Queryable = {
          query: <R extends Row>(sql: string, params?: readonly unknown[]) => run<R>(client, sql, params),
        };
        try {
          const result = await work(transaction);
          await run(client, 'commit');
          return result;
        } catch (error) {
          if (!spent.has(client)) await run(client, 'rollback').catch(() => spent.add(client));
          throw error;
        }
      }),
    listen: (channel, handler) =>
      listenOn(pool, channel, handler).catch((error: unknown) => {
        throw storeError(error, deadlineMs);
      }),
    close: () => pool.end(),
  };
  return store;
}
