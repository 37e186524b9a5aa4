import { LRUCache } from 'lru-cache';

/** Seconds of its rate that a bucket holds: what may come at once. */
const BURST_SECONDS = 20;
const REMEMBERED = 20_000;

type Bucket = { tokens: number; at: number };

/** Lets each network make so many requests a second, and more of them at once after a pause. */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: REMEMBERED });
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;

  /** @param perSecond requests a second of one network in the long run; 0 lets everything pass. */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    // Less than one would let nothing pass for good.
    this.#most = Math.max(1, perSecond * BURST_SECONDS);
    this.#now = now;
  }

  /** Takes one request. @returns seconds until the next one passes when it is one too many, else null. */
  take(network: string): number | null {
    if (this.#perSecond === 0) return null;
    const now = this.#now();
    const most = this.#most;
    const bucket = this.#buckets.get(network) ?? { tokens: most, at: now };
    const tokens = Math.min(most, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond);
    const passes = tokens >= 1;
    this.#buckets.set(network, { tokens: passes ? tokens - 1 : tokens, at: now });
    return passes ? null : Math.max(1, Math.ceil((1 - tokens) / this.#perSecond));
  }
}
