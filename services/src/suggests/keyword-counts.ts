import { FILLED_UP_TO } from '../jobs/fill-page.ts';
import type { JobSearch } from '../jobs/search.ts';

/** How long a count is good for, in ms; a change of the catalogue ends it sooner. */
const CACHE_MS = 10 * 60_000;

/** Counts kept at most. */
const MAX_KEPT = 5_000;

/** How many offers the search for a keyword shows: the number beside a suggestion is what it leads to. */
export class KeywordCounts {
  readonly #search: JobSearch;
  readonly #now: () => Date;
  readonly #kept = new Map<string, { offers: Promise<number>; until: number }>();

  constructor(search: JobSearch, now: () => Date) {
    this.#search = search;
    this.#now = now;
  }

  /** Forgets all counts; to be called after the catalogue changed. */
  clear(): void {
    this.#kept.clear();
  }

  /** Offers that the search for a keyword in the whole country finds. */
  async count(keyword: string): Promise<number> {
    const now = this.#now().getTime();
    const known = this.#kept.get(keyword);
    if (known && known.until > now) return known.offers;
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    const offers = this.#find(keyword);
    this.#kept.set(keyword, { offers, until: now + CACHE_MS });
    try {
      return await offers;
    } catch (error) {
      this.#kept.delete(keyword);
      throw error;
    }
  }

  /** Counting is enough where a search finds so much that it is answered as it was asked. */
  async #find(keyword: string): Promise<number> {
    const offers = await this.#search.total({ q: keyword });
    return offers >= FILLED_UP_TO ? offers : (await this.#search.search({ q: keyword }, 1)).summary.totaldocs;
  }

  /** Keywords, each with the number of offers that its search finds, in the order in which they are given. */
  async withCounts(
    keywords: ReadonlyArray<{ text: string }>,
  ): Promise<{ text: string; documents: number }[]> {
    const counted: { text: string; documents: number }[] = [];
    // One after the other, so that a visitor who types does not keep others waiting.
    for (const { text } of keywords) counted.push({ text, documents: await this.count(text) });
    return counted;
  }
}
