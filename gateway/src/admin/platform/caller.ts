/** Authenticates callers of the platform: the operator by key, a team by a signed request. */
import {
  CLOCK_WINDOW_MS,
  isRequestSignedBy,
  isSignatureHeader,
  readSignatureHeader,
} from '@chamba/kernel/composition/signing';
import type { Registry } from '@chamba/platform-store';
import type { FastifyRequest } from 'fastify';
import type { OperatorKey } from '../operator-key.ts';
import type { WrongKeys } from '../wrong-keys.ts';

/** An authenticated caller, as the history names it. */
export type Caller =
  | { kind: 'operator'; who: string; key: null; digest: null }
  | {
      kind: 'team';
      /** Name of the team. */
      who: string;
      /** Id of the signing key. */
      key: string;
      units: readonly string[];
      /** SHA-256 of the signed body in base64, to be compared with the received one. */
      digest: string;
    };

/** A request that is refused, with a message for the person who made it. */
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
  /** Null if there is no operator key: then only teams are accepted. */
  key: OperatorKey | null;
  wrongKeys: WrongKeys;
  /** Whether an origin is this site. */
  isOwnSite: (origin: string) => boolean;
  now?: () => number;
};

/** Authenticates callers and limits guessing. */
export class Callers {
  readonly #options: CallersOptions;
  readonly #now: () => number;

  constructor(options: CallersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Authenticates a request. A team's body is not checked yet: see `Caller.digest`.
   * @throws CallerRefusal if the caller is unknown, or a signed request is replayed.
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
    const { registry, wrongKeys, isOwnSite } = this.#options;
    const wrong = (code: string, message: string, who?: string): CallerRefusal => {
      wrongKeys.note(request.ip, 'team_key', who);
      return new CallerRefusal(401, code, message);
    };
    const late = (code: string, message: string, who: string): CallerRefusal => {
      wrongKeys.refused(request.ip, 'team_key', who);
      return new CallerRefusal(401, code, message);
    };
    const signed = readSignatureHeader(request.headers.authorization);
    if (!signed) throw wrong('bad-signature', 'The signature of the request is malformed.');
    const known = await registry.teams.key(signed.key);
    if (!known || known.team !== signed.team)
      throw wrong('unknown-key', `The team ${signed.team} has no key ${signed.key} here.`);
    if (known.revoked) throw wrong('revoked-key', `The key ${signed.key} was revoked.`, known.team);
    if (!isRequestSignedBy({ method: request.method, pathAndQuery: request.url }, signed, known.publicKey))
      throw wrong('bad-signature', 'The signature does not match this request.', known.team);
    // What is signed for a site where others may read it, such as one for tests, is not taken by another.
    if (signed.site !== null && !isOwnSite(signed.site))
      throw late(
        'wrong-site',
        `The request was signed for ${signed.site}, which is not this site.`,
        known.team,
      );
    const now = this.#now();
    if (Math.abs(now - signed.time) > CLOCK_WINDOW_MS)
      throw late(
        'clock',
        `The request was signed at ${new Date(signed.time).toISOString()}; the time here is ${new Date(now).toISOString()}.`,
        known.team,
      );
    // Remembered for as long as its time stamp is accepted, including the clock skew of other gateways.
    const expires = new Date(signed.time + 3 * CLOCK_WINDOW_MS);
    if (!(await registry.teams.useNonce(signed.key, signed.nonce, expires)))
      throw late('replayed', 'This request was already used: sign a new one.', known.team);
    wrongKeys.used(request.ip, known.team);
    return { kind: 'team', who: known.team, key: known.id, units: known.units, digest: signed.digest };
  }
}

/** @throws CallerRefusal if the caller is not the operator. */
export function requireOperator(caller: Caller): void {
  if (caller.kind !== 'operator')
    throw new CallerRefusal(403, 'operator-only', 'Only the operator of the site may do this.');
}

/** @throws CallerRefusal if the unit belongs to another team. */
export function requireUnit(caller: Caller, unit: string): void {
  if (caller.kind === 'team' && !caller.units.includes(unit))
    throw new CallerRefusal(403, 'not-your-unit', `The team ${caller.who} does not own the unit ${unit}.`);
}
