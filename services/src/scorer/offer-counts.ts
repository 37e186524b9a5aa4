import type { SearchParams } from '@chamba/kernel/routes';
import type { JobSearch } from '../jobs/search.ts';

/** How long a count is good for, in ms. */
const CACHE_MS = 10 * 60_000;

/** Counts kept at most: a few for each state and choice of areas. */
const MAX_KEPT = 2_000;

/** How many offers searches find; candidates of one state and area share a count. */
export class OfferCounts {
  readonly #search: Pick<JobSearch, 'total'>;
  readonly #now: () => number;
  readonly #kept = new Map<string, { offers: Promise<number>; until: number }>();

  constructor(search: Pick<JobSearch, 'total'>, now: () => number) {
    this.#search = search;
    this.#now = now;
  }

  async count(params: SearchParams): Promise<number> {
    const key = JSON.stringify(params);
    const known = this.#kept.get(key);
    if (known && known.until > this.#now()) return known.offers;
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    const offers = this.#search.total(params);
    this.#kept.set(key, { offers, until: this.#now() + CACHE_MS });
    try {
      return await offers;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}
