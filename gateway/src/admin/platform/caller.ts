/** Who asks the platform: the operator by key, or a team by a signed request. */
import {
  CLOCK_WINDOW_MS,
  isRequestSignedBy,
  isSignatureHeader,
  readSignatureHeader,
} from '@chamba/kernel/composition/signing';
import type { Registry } from '@chamba/services';
import type { FastifyRequest } from 'fastify';
import type { OperatorKey } from '../operator-key.ts';
import type { WrongKeys } from '../wrong-keys.ts';

/** Who asks, as the history names them. */
export type Caller =
  | { kind: 'operator'; who: string; key: null; digest: null }
  | {
      kind: 'team';
      /** The team. */
      who: string;
      /** Id of the key it signed with. */
      key: string;
      units: readonly string[];
      /** SHA-256 of the body that was signed, in base64: to be compared with what arrives. */
      digest: string;
    };

/** A request that is not answered, with a message for the person who made it. */
export class CallerRefusal extends Error {
  override name = 'CallerRefusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 429,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export type CallersOptions = {
  registry: Registry;
  /** Null where there is none: then only teams may ask. */
  key: OperatorKey | null;
  wrongKeys: WrongKeys;
  now?: () => number;
};

/** Tells callers apart, and slows down who guesses. */
export class Callers {
  readonly #options: CallersOptions;
  readonly #now: () => number;

  constructor(options: CallersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Who makes a request. A team's body is not checked yet: see `Caller.digest`.
   * @throws CallerRefusal when it is nobody who may ask, or a signed request that was used before.
   */
  async of(request: FastifyRequest): Promise<Caller> {
    const { wrongKeys, key } = this.#options;
    const { authorization } = request.headers;
    const wait = wrongKeys.wait(request.ip, isSignatureHeader(authorization) ? 'team_key' : 'operator_key');
    if (wait !== null) throw new CallerRefusal(429, 'wait', `Too many wrong keys: wait ${wait} s.`, wait);
    if (isSignatureHeader(authorization)) return this.#team(request);
    const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (given !== undefined && key?.matches(given)) {
      wrongKeys.used(request.ip, 'operator');
      return { kind: 'operator', who: 'operator', key: null, digest: null };
    }
    if (given !== undefined) wrongKeys.note(request.ip);
    throw new CallerRefusal(
      401,
      'key',
      given === undefined
        ? 'Show the operator key, or sign the request with a key of your team.'
        : 'The operator key is wrong.',
    );
  }

  async #team(request: FastifyRequest): Promise<Caller> {
    const { registry, wrongKeys } = this.#options;
    const wrong = (code: string, message: string, who?: string): CallerRefusal => {
      wrongKeys.note(request.ip, 'team_key', who);
      return new CallerRefusal(401, code, message);
    };
    const late = (code: string, message: string, who: string): CallerRefusal => {
      wrongKeys.refused(request.ip, 'team_key', who);
      return new CallerRefusal(401, code, message);
    };
    const signed = readSignatureHeader(request.headers.authorization);
    if (!signed) throw wrong('bad-signature', 'The signature of the request cannot be read.');
    const known = await registry.teams.key(signed.key);
    if (!known || known.team !== signed.team)
      throw wrong('unknown-key', `The team ${signed.team} has no key ${signed.key} here.`);
    if (known.revoked) throw wrong('revoked-key', `The key ${signed.key} was revoked.`, known.team);
    if (!isRequestSignedBy({ method: request.method, pathAndQuery: request.url }, signed, known.publicKey))
      throw wrong('bad-signature', 'The signature is not one of this request.', known.team);
    const now = this.#now();
    if (Math.abs(now - signed.time) > CLOCK_WINDOW_MS)
      throw late(
        'clock',
        `The request was signed at ${new Date(signed.time).toISOString()}; here it is ${new Date(now).toISOString()}.`,
        known.team,
      );
    // Remembered for as long as its time would be good, clocks of other gateways included.
    const expires = new Date(signed.time + 3 * CLOCK_WINDOW_MS);
    if (!(await registry.teams.useNonce(signed.key, signed.nonce, expires)))
      throw late('replayed', 'This request was made before: sign a new one.', known.team);
    wrongKeys.used(request.ip, known.team);
    return { kind: 'team', who: known.team, key: known.id, units: known.units, digest: signed.digest };
  }
}

/** @throws CallerRefusal when only the operator may do this. */
export function requireOperator(caller: Caller): void {
  if (caller.kind !== 'operator')
    throw new CallerRefusal(403, 'operator-only', 'Only the operator of the site may do this.');
}

/** @throws CallerRefusal when the unit is another team's. */
export function requireUnit(caller: Caller, unit: string): void {
  if (caller.kind === 'team' && !caller.units.includes(unit))
    throw new CallerRefusal(403, 'not-your-unit', `The team ${caller.who} does not own the unit ${unit}.`);
}
