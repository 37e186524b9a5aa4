import { LRUCache } from 'lru-cache';

const WINDOW_MS = 300_000;
const MOST = 10;

/** Counts wrong keys by address, so that nobody can go on guessing. */
export class WrongKeys {
  readonly #counts = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS });
  readonly #most: number;

  /** @param scale multiplies how many may be wrong; 0 counts nothing. */
  constructor(scale: number) {
    this.#most = scale === 0 ? Infinity : Math.max(1, Math.round(MOST * scale));
  }

  /** Seconds that an address has to wait; null when it may try. */
  wait(address: string): number | null {
    if ((this.#counts.get(address) ?? 0) < this.#most) return null;
    return Math.ceil((this.#counts.getRemainingTTL(address) || WINDOW_MS) / 1_000);
  }

  note(address: string): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1, { noUpdateTTL: true });
  }
}
