import pg from 'pg';
import { withDeadline } from '../deadline.ts';
import { SESSION_SETTINGS } from '../store.ts';
import type { Queryable, QueryResult, Row, Store } from '../store.ts';

const INT8 = 20;

/** Our counts and ids stay far below 2^53, so int8 is read as a number, as the embedded engine does. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Opens a pool of connections to a real server.
 * @param options.deadlineMs statement time-out in milliseconds; the server itself stops the statement.
 */
export async function openPostgres(options: { databaseUrl: string; deadlineMs: number }): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    types: types as pg.CustomTypesConfig,
    options: '-c timezone=UTC',
  });
  // An idle connection that the server drops must not end the process; the pool replaces it.
  pool.on('error', () => undefined);
  const prepared = new WeakSet<pg.PoolClient>();

  const borrow = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (!prepared.has(client)) {
      await client.query(`${SESSION_SETTINGS}; set statement_timeout = ${options.deadlineMs}`);
      prepared.add(client);
    }
    return client;
  };
  const run = async <R extends Row>(
    client: pg.PoolClient,
    sql: string,
    params: readonly unknown[],
  ): Promise<QueryResult<R>> => {
    const result = await client.query<R>(sql, [...params]);
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  };
  const lend = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await borrow();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

  const first = await borrow();
  first.release();
  return {
    engine: 'postgres',
    query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
      withDeadline(
        lend((client) => run<R>(client, sql, params)),
        options.deadlineMs,
      ),
    exec: (sql) =>
      lend(async (client) => {
        await client.query('set statement_timeout = 0');
        try {
          await client.query(sql);
        } finally {
          await client.query(`set statement_timeout = ${options.deadlineMs}`);
        }
      }),
    tx: (work) =>
      lend(async (client) => {
        await client.query('begin');
        const transaction: Queryable = {
          query: <R extends Row>(sql: string, params: readonly unknown[] = []) => run<R>(client, sql, params),
        };
        try {
          const result = await work(transaction);
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    listen: (channel, handler) => listenOn(pool, channel, handler),
    close: () => pool.end(),
  };
}

/** Pause before a lost connection is tried again, in milliseconds. */
const LISTEN_AGAIN_MS = 2_000;

/**
 * Listens on a connection of its own. A connection that breaks is opened again, and the handler is then told with an
 * empty payload that something may have been missed.
 */
async function listenOn(
  pool: pg.Pool,
  channel: string,
  handler: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  const open = async (): Promise<void> => {
    const client = await pool.connect();
    let isLost = false;
    const lose = (): void => {
      // Once it was given up here, whatever the server still says of it means nothing.
      if (isLost || stopped) return;
      isLost = true;
      current = null;
      client.release(true);
      again();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', (message) => {
      if (message.channel === channel) handler(message.payload ?? '');
    });
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      isLost = true;
      client.release(true);
      throw error;
    }
    if (stopped) {
      isLost = true;
      client.release(true);
      return;
    }
    current = client;
  };
  const again = (): void => {
    timer = setTimeout(() => {
      open().then(
        () => {
          if (!stopped) handler('');
        },
        () => {
          if (!stopped) again();
        },
      );
    }, LISTEN_AGAIN_MS);
    timer.unref();
  };

  await open();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    const client = current;
    current = null;
    if (!client) return;
    await client.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    client.release(true);
  };
}
