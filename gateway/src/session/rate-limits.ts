import type { LimitName } from '@chamba/kernel/operations';
import { LRUCache } from 'lru-cache';

/** Limits by counted attempts. */
export type Limit = LimitName | 'beacon';

type Rule = {
  seconds: number;
  /** Attempts of one network, for all subjects. */
  perNetwork: number;
  /** Attempts of one network for one subject; missing for what cannot be guessed. */
  perSubject?: number;
};

/**
 * Generous per network, since whole neighbourhoods share an address; tight for one network and one subject. Nothing
 * is counted by the subject alone: strangers could lock out its owner.
 */
export const RULES: Readonly<Record<Limit, Rule>> = {
  login: { seconds: 300, perNetwork: 60, perSubject: 10 },
  password: { seconds: 300, perNetwork: 60, perSubject: 10 },
  code: { seconds: 900, perNetwork: 60, perSubject: 10 },
  // 256 bits cannot be guessed: this limit protects the database from a flood.
  token: { seconds: 300, perNetwork: 300 },
  session: { seconds: 300, perNetwork: 1_200 },
  signup: { seconds: 3_600, perNetwork: 40, perSubject: 5 },
  mail: { seconds: 900, perNetwork: 40, perSubject: 6 },
  check: { seconds: 300, perNetwork: 60, perSubject: 30 },
  complaint: { seconds: 3_600, perNetwork: 30, perSubject: 10 },
  // Each costs the decoding of a picture, or a file in the store.
  upload: { seconds: 3_600, perNetwork: 240, perSubject: 40 },
  // A file takes a second of processor time.
  file: { seconds: 900, perNetwork: 240, perSubject: 40 },
  beacon: { seconds: 60, perNetwork: 300 },
};

/** Number of networks and subjects tracked per limit. */
const REMEMBERED = 20_000;

type Window = { from: number; count: number };

/** Counts attempts in fixed windows, in the memory of this process. */
export class RateLimits {
  /** A store for each limit: filling one does not evict the counts of another. */
  readonly #windows = new Map<string, LRUCache<string, Window>>();
  readonly #scale: number;
  readonly #now: () => number;

  /** @param scale multiplies every limit, down to one attempt; 0 disables them. */
  constructor(scale: number, now: () => number = () => performance.now()) {
    this.#scale = scale;
    this.#now = now;
  }

  /**
   * Counts one attempt.
   * @param network as `toNetwork` returns it.
   * @param subject subject of the attempt in canonical spelling; null if there is none.
   * @returns seconds to wait if the attempt is one too many, else null.
   */
  take(limit: Limit, network: string, subject: string | null): number | null {
    if (this.#scale === 0) return null;
    const { seconds, perNetwork, perSubject } = RULES[limit];
    const waits = [
      this.#count(`${limit}|network`, network, seconds, perNetwork),
      subject === null || perSubject === undefined
        ? null
        : this.#count(`${limit}|subject`, `${network}|${subject}`, seconds, perSubject),
    ].filter((wait) => wait !== null);
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  /** Clears the attempts of a network for a subject after a successful one. */
  forgive(limit: Limit, network: string, subject: string): void {
    this.#windows.get(`${limit}|subject`)?.delete(`${network}|${subject}`);
  }

  /** Takes back an attempt that was not checked. */
  giveBack(limit: Limit, network: string, subject: string): void {
    for (const [store, key] of [
      [`${limit}|network`, network],
      [`${limit}|subject`, `${network}|${subject}`],
    ] as const) {
      const window = this.#windows.get(store)?.get(key);
      if (window && window.count > 0) window.count -= 1;
    }
  }

  #count(store: string, key: string, seconds: number, limit: number): number | null {
    let windows = this.#windows.get(store);
    if (!windows) this.#windows.set(store, (windows = new LRUCache({ max: REMEMBERED })));
    const now = this.#now();
    let window = windows.get(key);
    if (!window || now - window.from >= seconds * 1000) {
      window = { from: now, count: 0 };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > Math.max(1, limit * this.#scale)
      ? Math.ceil((window.from + seconds * 1000 - now) / 1000)
      : null;
  }
}
