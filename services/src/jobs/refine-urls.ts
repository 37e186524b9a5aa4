import type { Facets, SearchAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import { buildSearchUrl } from '@chamba/kernel/routes';
import type { QueryWord } from '../text/words.ts';
import { relatedTitles } from './related.ts';
import type { SearchQuery } from './search-query.ts';

/** Links offered at most. */
const MAX_LINKS = 6;

/**
 * Where to go on from a search: the categories (or subcategories of the chosen one) that it has most offers in; where it
 * has none, frequent titles that share a word with it.
 * @param words of its keyword as they were understood.
 */
export async function refineUrls(
  db: Queryable,
  query: SearchQuery,
  facets: Facets,
  total: number,
  words: readonly QueryWord[],
): Promise<SearchAnswer['refineurls']> {
  if (total === 0) {
    const titles = await relatedTitles(db, query.params.q ?? '', words);
    return titles.slice(0, MAX_LINKS).map((text) => ({ text, url: buildSearchUrl({ q: text }) }));
  }
  const items = query.category ? facets.subcategory : facets.category;
  return items
    .filter((item) => !item.selected && item.items < total)
    .slice(0, MAX_LINKS)
    .map(({ text, url }) => ({ text, url }));
}
