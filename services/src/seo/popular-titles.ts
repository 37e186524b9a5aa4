import { withoutAccents } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../model/clock.ts';
import type { TitleIndex, TitleSuggestion } from '../suggests/title-suggestions.ts';

/** Days that searches count for. */
const DAYS = 30;

/** Searchers below which a keyword stays unknown: what a few people typed is theirs. */
const MIN_SEARCHERS = 3;

/** Keywords looked at. */
const MAX_READ = 500;

/** How long a reading is good for, in ms. */
const CACHE_MS = 10 * 60_000;

const folded = (text: string): string => withoutAccents(text.toLowerCase());

/**
 * Job titles in the order in which people look for them. Only texts that are titles of offers are shown: a visitor cannot
 * place words on the pages by searching for them.
 */
export class PopularTitles {
  readonly #db: Queryable;
  readonly #titles: TitleIndex;
  readonly #now: () => Date;
  #read: { searched: Promise<readonly string[]>; until: number } | null = null;

  constructor(db: Queryable, titles: TitleIndex, now: () => Date) {
    this.#db = db;
    this.#titles = titles;
    this.#now = now;
  }

  /** The titles most searched for in the last month, then those of most offers. */
  async top(count: number): Promise<TitleSuggestion[]> {
    const searched = (await this.#searched()).flatMap((text) => this.#titles.find(text, 1, true));
    const seen = new Set<string>();
    return [...searched, ...this.#titles.top(count + searched.length)]
      .filter(({ text }) => {
        const isNew = !seen.has(folded(text));
        seen.add(folded(text));
        return isNew;
      })
      .slice(0, count);
  }

  async #searched(): Promise<readonly string[]> {
    const now = this.#now().getTime();
    if (!this.#read || this.#read.until <= now) {
      // What cannot be read is a list without searches, and asked for again.
      const searched = this.#keywords().catch(() => {
        this.#read = null;
        return [];
      });
      this.#read = { searched, until: now + CACHE_MS };
    }
    return this.#read.searched;
  }

  /** Keywords by the number of people who searched for them. */
  async #keywords(): Promise<string[]> {
    const since = new Date(this.#now().getTime() - DAYS * DAY_MS);
    const { rows } = await this.#db.query<{ q: string }>(
      `select params ->> 'q' as q from recent_search where searched_at > $1 and params ->> 'q' is not null
        group by 1 having count(distinct owner) >= $2 order by count(distinct owner) desc, 1 limit $3`,
      [since, MIN_SEARCHERS, MAX_READ],
    );
    return rows.map(({ q }) => q);
  }
}
