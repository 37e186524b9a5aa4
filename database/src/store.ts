/** A row as the engines return it: timestamps as Date, int8 as number, json parsed. */
export type Row = Record<string, unknown>;

/** What a statement answered: its rows, and how many rows it changed or returned. */
export type QueryResult<R extends Row = Row> = { rows: R[]; rowCount: number };

/** Anything statements can be sent to: the store itself, or an open transaction. */
export type Queryable = {
  /**
   * Runs one parameterised statement (`$1`, `$2` …).
   * @throws StoreTimeoutError when the engine does not answer within the store's deadline.
   * @throws StoreUnavailableError when it cannot be reached, or the connection breaks: what a statement did that was under
   * way is unknown unless it only read.
   */
  query<R extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<QueryResult<R>>;
};

/** The one door to PostgreSQL; every engine behind it speaks the same SQL. */
export type Store = Queryable & {
  readonly engine: 'pglite' | 'postgres';
  /** Runs several statements without parameters, as migrations and bulk work need; no deadline applies. */
  exec(sql: string): Promise<void>;
  /** Runs `work` in a transaction: committed when it resolves, rolled back when it throws. */
  tx<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `handler` with the payload of each notification on the channel, and with an empty one after a connection was
   * lost, since something may have been missed; answers the way to stop.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * The same database for bulk work that yields to interactive calls: on the embedded engine, which has one connection, its
   * statements and transactions begin in a lull of the others. On a server it is the same store.
   */
  readonly bulk: Store;
  /** Whether bulk work would delay interactive calls now: one connection only, and used in the last seconds. */
  readonly isBusy: boolean;
  /** Ends all connections; pending calls fail. */
  close(): Promise<void>;
};

/** What a store writes its lines to. */
export type StoreLogger = {
  warn(message: string): void;
  error(message: string, error?: unknown): void;
};

/** The engine did not answer in time; what the statement did is unknown unless it only read. */
export class StoreTimeoutError extends Error {
  override name = 'StoreTimeoutError';
  constructor(
    readonly deadlineMs: number,
    options?: ErrorOptions,
  ) {
    super(`The database did not answer within ${deadlineMs} ms.`, options);
  }
}

/** The engine is gone: closed, crashed, or never reached. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Settings of every connection, measured to suit the search queries. */
export const SESSION_SETTINGS = [
  "set work_mem = '64MB'",
  'set jit = off',
  'set random_page_cost = 1.1',
  'set max_parallel_workers_per_gather = 0',
  "set timezone = 'UTC'",
].join('; ');
