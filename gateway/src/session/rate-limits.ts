import { LRUCache } from 'lru-cache';
import type { Limit } from '../proxy/allow-list.ts';

type Rule = { seconds: number; perAddress: number; perAccount: number };

/** Generous per address, since whole neighbourhoods share one; tight per account. */
const RULES: Readonly<Record<Limit, Rule>> = {
  login: { seconds: 300, perAddress: 60, perAccount: 10 },
  signup: { seconds: 3_600, perAddress: 40, perAccount: 5 },
  mail: { seconds: 900, perAddress: 40, perAccount: 6 },
  check: { seconds: 300, perAddress: 60, perAccount: 30 },
  complaint: { seconds: 3_600, perAddress: 30, perAccount: 10 },
  beacon: { seconds: 60, perAddress: 300, perAccount: 300 },
};

type Window = { from: number; count: number };

/** Counts attempts in fixed windows, in the memory of this process. */
export class RateLimits {
  readonly #windows = new LRUCache<string, Window>({ max: 50_000 });
  readonly #scale: number;
  readonly #now: () => number;

  /** @param scale multiplies every limit; 0 turns them off. */
  constructor(scale: number, now: () => number = Date.now) {
    this.#scale = scale;
    this.#now = now;
  }

  /**
   * Counts one attempt.
   * @param account e-mail or user id the call is about, when it names one.
   * @returns seconds to wait when the attempt is one too many, else null.
   */
  take(limit: Limit, address: string, account: string | null): number | null {
    if (this.#scale === 0) return null;
    const { seconds, perAddress, perAccount } = RULES[limit];
    const waits = [
      this.#count(`${limit}|address|${address}`, seconds, perAddress),
      account === null ? null : this.#count(`${limit}|account|${account.toLowerCase()}`, seconds, perAccount),
    ].filter((wait) => wait !== null);
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  #count(key: string, seconds: number, limit: number): number | null {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || now - window.from >= seconds * 1000) {
      window = { from: now, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return window.count > limit * this.#scale ? Math.ceil((window.from + seconds * 1000 - now) / 1000) : null;
  }
}
