import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { and, textQuery } from './where.ts';
import type { TextQueries } from './where.ts';
import { isCondition } from '../text/filler-words.ts';
import { queryWords } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';

/** Words of a search that partial matches are made of: the subsets of more would be too many. */
const MAX_WORDS = 5;

/** Whether a word says what work is looked for, rather than under which conditions. */
const isHead = ({ exact }: QueryWord): boolean => !exact.every((forms) => forms.every(isCondition));

/** Every choice of `size` of some items, those of the first items first. */
function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    choose(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

const queryWordsApart = (words: readonly string[]): QueryWord[] =>
  words.flatMap((word) => queryWords([word]));

const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/**
 * Queries of what has a part of the words of a search: as many of them as possible first, titles before offers. Of
 * single words only titles count, and the rarest word first: it says most about what is looked for. One of the words
 * always says what work it is, where one does: 'turno nocturno' alone answers no 'enfermera turno nocturno'.
 * @param words those that some offer has, the rarest in titles first.
 * @param most how many of them an offer has at most.
 * @param shown query of the offers that are shown already.
 */
export function partialQueries(words: readonly QueryWord[], most: number, shown: string): TextQueries {
  const tiers: string[] = [];
  const all: string[] = [];
  const fits = words.some(isHead) ? isHead : () => true;
  const add = (query: string): void => {
    const before = [...all, shown].filter(Boolean).map((other) => `!(${other})`);
    tiers.push(and(`(${query})`, ...before));
    all.push(query);
  };
  for (let size = Math.min(most, words.length); size >= 2; size -= 1) {
    const sets = choose(words, size).filter((set) => set.some(fits));
    if (sets.length === 0) continue;
    add(anyOf(sets.map((set) => textQuery(set, 't:', 'wide'))));
    add(anyOf(sets.map((set) => textQuery(set, '', 'wide'))));
  }
  for (const word of words.filter(fits)) add(textQuery([word], 't:', 'wide'));
  return { all: all.length === 0 ? '' : and(`(${anyOf(all)})`, shown && `!(${shown})`), tiers };
}

/**
 * Offers that have a part of the words of a search, for one that finds few or none.
 * @param words of the search as it was understood.
 * @param isAll whether they are all of its words; else even all of them are a part.
 * @param shown query of the offers that are shown already; empty for none.
 * @returns ids, at most `most`; none for a search of one word.
 */
export async function partialIds(
  reader: SearchReader,
  query: SearchQuery,
  { words, isAll, shown, most }: { words: readonly QueryWord[]; isAll: boolean; shown: string; most: number },
): Promise<readonly number[]> {
  // Words that mean one thing together are parts of it apart.
  const parts = words.flatMap((word) => (word.words.length > 1 ? queryWordsApart(word.words) : [word]));
  if (isAll && parts.length < 2) return [];
  const titles = await reader.withTexts(parts.map((word) => textQuery([word], 't:', 'wide')));
  const known = parts
    .map((word, place) => ({ word, offers: titles[place] ?? 0 }))
    .filter(({ offers }) => offers > 0)
    .sort((one, other) => one.offers - other.offers)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  if (known.length === 0) return [];
  // All words together are what the search asked for.
  const atMost = isAll && known.length === parts.length ? parts.length - 1 : known.length;
  const text = partialQueries(known, atMost, shown);
  return reader.pageIds({ ...query, text, walk: 0, page: 1 }, most);
}
