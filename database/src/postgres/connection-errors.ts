import { StoreTimeoutError, StoreUnavailableError } from '../store.ts';

/** Failures of the socket or of the name look-up, before or while connected. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/**
 * SQLSTATEs of a server that ends the connection or takes none: shut down, crashed, starting, recovering, full, or
 * demoted to a read-only standby (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/;

/** SQLSTATE of a statement that the server stopped for its time-out. */
const STATEMENT_TIMEOUT = '57014';

/** Messages of the driver and its pool, which give no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const getCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** Whether an error means that the connection is lost, or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  // A host name with several addresses fails with an error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isConnectionLost);
  const code = getCode(error);
  if (SOCKET_CODES.has(code) || SERVER_CODES.has(code) || CONNECTION_CLASS.test(code)) return true;
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
}

/**
 * The error that callers of the store get for one of the driver: `StoreUnavailableError` for a lost connection,
 * `StoreTimeoutError` for a statement that took too long, anything else as it is. The original is its cause.
 */
export function storeError(error: unknown, deadlineMs: number): unknown {
  if (error instanceof StoreUnavailableError || error instanceof StoreTimeoutError) return error;
  if (isConnectionLost(error)) {
    const code = getCode(error);
    return new StoreUnavailableError(`The database cannot be reached${code ? ` (${code})` : ''}.`, {
      cause: error,
    });
  }
  return getCode(error) === STATEMENT_TIMEOUT ? new StoreTimeoutError(deadlineMs, { cause: error }) : error;
}
