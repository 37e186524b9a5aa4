import { describeError } from '@chamba/kernel/errors';
import type { AnsweredCode } from '@chamba/kernel/operations';

/** HTTP status of codes that say more than a plain 400. */
const STATUSES: Readonly<Partial<Record<AnsweredCode, number>>> = {
  'AAIS-1': 401,
  'AAIS-2': 401,
  'AAIS-7': 403,
  'PASSKEY-1': 401,
  'PASSKEY-LIMIT': 409,
  'MYS-4': 404,
  'MYS-12': 409,
  'MYS-13': 404,
  'MYS-20': 409,
  'RESUME-CHANGED': 409,
  'RESUME-LIMIT': 409,
  'PDA-WAIT': 409,
  'SHARE-LIMIT': 409,
  'AI-HARMFUL': 406,
  'AI-UNAVAILABLE': 503,
  'MYS-30': 409,
  'MYS-50': 403,
  'MYS-66': 404,
  'MYS-68': 409,
  'MYS-77': 429,
  'ACT-01': 404,
  'SMJ-01': 404,
  'MYS-15': 404,
};

/** A refusal that is reported to the caller: HTTP status, code of the catalogue and text. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: number;
  readonly code: AnsweredCode;
  readonly description: string;
  /** Named fields that the answer has besides its errors; missing where it has none. */
  readonly response: object | undefined;

  /**
   * @param code code of the error catalogue, e.g. `AAIS-1`.
   * @param status HTTP status; missing means the one that goes with the code.
   * @param description text instead of the catalogue's.
   * @param response named fields of the answer, for calls whose failure has its fields too.
   */
  constructor(code: AnsweredCode, status?: number, description?: string, response?: object) {
    super(code);
    this.code = code;
    this.status = status ?? STATUSES[code] ?? 400;
    this.description = description ?? describeError(code);
    this.response = response;
  }
}

/** Something asked for does not exist. */
export const notFound = (operation: string): Fault =>
  new Fault('ACT-01', 404, describeError('ACT-01', operation));

/** The call itself is malformed: parameters missing, of the wrong type, or unknown. */
export const badRequest = (description = 'Los parámetros son incorrectos.'): Fault =>
  new Fault('BAD-REQUEST', 400, description);
