import type { SearchParams } from '@chamba/kernel/routes';
import { toQueryWords } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';
import { partialOffers, toPartialOffers } from './partial.ts';
import type { PartialOffer } from './partial.ts';
import type { PlacedKeyword } from './place-in-keyword.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { withoutConditions } from './sentence/read-sentence.ts';
import { placeKeys, textQueries } from './where.ts';

/** A search that finds fewer offers is filled up to so many by those that come near it. */
export const FILLED_UP_TO = 10;

/** A search that was answered with a short first page. */
export type ShortPage = {
  /** As answered. */
  query: SearchQuery;
  /** Conditions that its keyword states. */
  conditions: SearchQuery['conditions'];
  /** Offers that were found, and how many there are. */
  ids: readonly number[];
  total: number;
  /** Its words as they were understood, and the places that its keyword may name. */
  words: readonly QueryWord[];
  readings: readonly PlacedKeyword[];
  /** Whether its place was read out of the keyword. */
  isPlaced: boolean;
  /** Offers that the page may have. */
  hits: number;
};

/**
 * Offers after those of a first page that is short: with all words but the place that was read out of them, with all words
 * but without the conditions of the keyword, else with a part of the words, under these conditions rather than without.
 * @param read reads the parameters of a search.
 * @returns none where the page is full, is not the first, or is literal.
 */
export async function fillPage(
  reader: SearchReader,
  page: ShortPage,
  read: (params: SearchParams) => Promise<SearchQuery>,
): Promise<readonly PartialOffer[]> {
  const { query, conditions, ids, total } = page;
  const missing = countMissing(page);
  if (query.page > 1 || query.params.literal || query.impossible || missing <= 0) return [];
  if (page.isPlaced && query.text.all !== '') {
    const around = await findAround(reader, page, missing);
    if (around.length > 0) return toPartialOffers(around, false);
  }
  if (conditions.length === 0) return findPartial(reader, query, page);
  const work = conditions.find((condition) => condition.work !== undefined)?.work;
  const text = query.text.all === '' && work ? textQueries([toQueryWords(work)]) : query.text;
  // Without a word of work, what does not fulfil its conditions has nothing in common with a search.
  if (text.all === '' && total > 0) return [];
  const relaxed = { ...(await read(withoutConditions(query.params, conditions))), text, walk: 0 };
  const others = (await reader.pageIds(relaxed, FILLED_UP_TO + ids.length)).filter((id) => !ids.includes(id));
  if (others.length > 0) return toPartialOffers(others.slice(0, missing), false);
  const partial = await findPartial(reader, query, page);
  return partial.length > 0 ? partial : findPartial(reader, relaxed, page);
}

const countMissing = ({ total, hits }: ShortPage): number => Math.min(FILLED_UP_TO, hits) - total;

/** Offers with all words but the place, or with what means the same: those of its state first. */
async function findAround(
  reader: SearchReader,
  { query, words, ids }: ShortPage,
  missing: number,
): Promise<readonly number[]> {
  const text = textQueries([words.map((word) => ({ ...word, wide: word.wide.slice(0, 1) }))]);
  const found: number[] = [];
  for (const states of [query.states, []]) {
    if (found.length >= missing) break;
    const around = await reader.pageIds(
      { ...query, text, place: null, city: 0, states, walk: 0 },
      FILLED_UP_TO + ids.length + found.length,
    );
    found.push(...around.filter((id) => !ids.includes(id) && !found.includes(id)));
  }
  return found.slice(0, missing);
}

/** Offers that have a part of the words. */
async function findPartial(
  reader: SearchReader,
  query: SearchQuery,
  page: ShortPage,
): Promise<readonly PartialOffer[]> {
  const { ids, total, words, readings } = page;
  const rest = { shown: query.text.all, isFound: total > 0, most: FILLED_UP_TO };
  const [placed] = query.place ? [] : readings;
  const addable = (offers: readonly PartialOffer[]): readonly PartialOffer[] =>
    offers.filter(({ id }) => !ids.includes(id)).slice(0, countMissing(page));
  if (!placed) return addable(await partialOffers(reader, query, { ...rest, words, isAll: true }));
  // Without anything in the place, what is looked for counts more than the place's name in a title.
  const work = { ...rest, words: toQueryWords(placed.keyword), isAll: false };
  const town = readings.find(({ isTown }) => isTown)?.place;
  const inTown = town ? { ...query, place: town, ...placeKeys(town) } : null;
  // There, what only comes near would go before what was asked for elsewhere.
  const same = work.words.map((word) => ({ ...word, wide: word.wide.slice(0, 1) }));
  const local = inTown ? await partialOffers(reader, inTown, { ...work, words: same }) : [];
  const locals = new Set(local.map(({ id }) => id));
  const others = await partialOffers(reader, query, work);
  return addable([...local, ...others.filter(({ id }) => !locals.has(id))]);
}
