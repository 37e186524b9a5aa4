import { LRUCache } from 'lru-cache';

/** Default capacity of a bucket in seconds of its rate: the burst size. */
const BURST_SECONDS = 20;
const REMEMBERED = 20_000;

type Bucket = { tokens: number; at: number };

/** Limits the requests per second of each network, with bursts after a pause. */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: REMEMBERED });
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;

  /**
   * @param perSecond sustained requests per second of one network; 0 disables the limit.
   * @param options.burstSeconds burst size in seconds of that rate.
   * @param options.now clock in ms.
   */
  constructor(perSecond: number, options: { burstSeconds?: number; now?: () => number } = {}) {
    this.#perSecond = perSecond;
    // A capacity below one would never let a request pass.
    this.#most = Math.max(1, perSecond * (options.burstSeconds ?? BURST_SECONDS));
    this.#now = options.now ?? (() => performance.now());
  }

  /** Takes one request. @returns seconds until the next one passes if it is one too many, else null. */
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
