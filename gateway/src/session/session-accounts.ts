/** Maps session tokens to accounts. */
import { readOperation, wireRequest } from '@chamba/kernel/operations';
import { LRUCache } from 'lru-cache';
import type { Calls } from '../proxy/calls.ts';
import type { Visitor } from './cookies.ts';
import { tokenDigest } from './token-digest.ts';

/** The call by which the authentication service names the account of a session. */
const { address } = readOperation('session.current').operation;
const { path: pathname, query } = wireRequest(address, {});

/** Time limit for looking up the account of a session, in ms. */
const TIMEOUT_MS = 2_500;

/** Statuses by which the authentication service rejects a token: AAIS-2, and AAIS-7 for a closed account. */
export const SESSION_ENDED: ReadonlySet<number> = new Set([401, 403]);

/** Maximum number of cached tokens; each takes about 150 bytes. */
const MAX_SESSIONS = 50_000;

/** `ended`: the token is invalid or expired. `unknown`: the authentication service did not decide. */
export type SessionAccount = { kind: 'account'; userid: string } | { kind: 'ended' } | { kind: 'unknown' };

/**
 * The account of each session token. The authentication service is called once per token: the account of a session
 * never changes, and the services validate the session with every call.
 */
export class SessionAccounts {
  readonly #calls: Pick<Calls, 'make'>;
  /** Account ids by digest of their token: no token is stored. */
  readonly #known = new LRUCache<string, string>({ max: MAX_SESSIONS });
  readonly #asking = new Map<string, Promise<SessionAccount>>();

  constructor(calls: Pick<Calls, 'make'>) {
    this.#calls = calls;
  }

  /** Records the account of a token from an answer of the authentication service. */
  note(token: string, userid: string): void {
    this.#known.set(tokenDigest(token), userid);
  }

  /** The cached account of a token, without a call; null if it is unknown. */
  known(token: string): string | null {
    return this.#known.get(tokenDigest(token)) ?? null;
  }

  /** The account of the visitor's session. */
  async of(visitor: Visitor & { token: string }): Promise<SessionAccount> {
    const key = tokenDigest(visitor.token);
    const userid = this.#known.get(key);
    if (userid !== undefined) return { kind: 'account', userid };
    let asking = this.#asking.get(key);
    if (!asking) {
      asking = this.#ask(visitor).finally(() => this.#asking.delete(key));
      this.#asking.set(key, asking);
    }
    const answer = await asking;
    if (answer.kind === 'account') this.#known.set(key, answer.userid);
    return answer;
  }

  async #ask(visitor: Visitor): Promise<SessionAccount> {
    const { status, secrets } = await this.#calls.make({
      method: address.method,
      pathname,
      query: new URLSearchParams(query),
      visitor,
      deadlineMs: TIMEOUT_MS,
    });
    if (status === 200 && secrets.userid !== null) return { kind: 'account', userid: secrets.userid };
    // Any other refusal, such as 429 of a replaced service, does not decide about the token.
    return { kind: SESSION_ENDED.has(status) ? 'ended' : 'unknown' };
  }
}
