import { LRUCache } from 'lru-cache';

/** Seconds of its rate that a bucket holds unless it says otherwise: what may come at once. */
const BURST_SECONDS = 20;
const REMEMBERED = 20_000;

type Bucket = { tokens: number; at: number };

/** Lets each network make so many requests a second, and more of them at once after a pause. */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: REMEMBERED });
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;

  /**
   * @param perSecond requests a second of one network in the long run; 0 lets everything pass.
   * @param options.burstSeconds seconds of that rate that may come at once.
   * @param options.now clock in ms.
   */
  constructor(perSecond: number, options: { burstSeconds?: number; now?: () => number } = {}) {
    this.#perSecond = perSecond;
    // Less than one would let nothing pass for good.
    this.#most = Math.max(1, perSecond * (options.burstSeconds ?? BURST_SECONDS));
    this.#now = options.now ?? (() => performance.now());
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
