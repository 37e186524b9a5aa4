/** Ends sessions whose log-out was made offline. */
import { LRUCache } from 'lru-cache';
import type { Calls } from '../proxy/calls.ts';
import type { Visitor } from './cookies.ts';
import { tokenDigest } from './token-digest.ts';

/** Time limit for ending a session, in ms. */
const TIMEOUT_MS = 2_500;

const REMEMBERED = 10_000;

/** Refusals after which a session may still be open: the service timed out, or had too many calls. */
const NOT_YET: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Ends sessions at their service. An offline log-out removes the readable cookie only: the cookie of the token stays
 * until the browser contacts the site again.
 */
export class OwedLogouts {
  readonly #calls: Pick<Calls, 'make'>;
  /** Digests of tokens whose sessions have ended, so that each is ended once. */
  readonly #ended = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(calls: Pick<Calls, 'make'>) {
    this.#calls = calls;
  }

  /**
   * Ends the session of a visitor's pending log-out.
   * @returns whether none is pending any more.
   */
  async settle(visitor: Visitor): Promise<boolean> {
    const { held, owesLogout } = visitor;
    return !owesLogout || held === undefined || this.#ended.has(tokenDigest(held)) || this.end(visitor, held);
  }

  /** Ends the session of a token. @returns whether the service accepted it. Never rejects. */
  async end(visitor: Visitor, token: string): Promise<boolean> {
    const done = await this.#calls
      .make({
        method: 'DELETE',
        pathname: '/api/aais/authentication_token/current',
        query: new URLSearchParams(),
        visitor: { ...visitor, token, userid: null },
        deadlineMs: TIMEOUT_MS,
      })
      .then(
        ({ status }) => status < 500 && !NOT_YET.has(status),
        () => false,
      );
    if (done) this.#ended.set(tokenDigest(token), true);
    return done;
  }
}
