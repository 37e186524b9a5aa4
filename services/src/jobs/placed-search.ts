import type { SearchParams } from '@chamba/kernel/routes';
import { placeParams } from '../lookup/places.ts';
import type { PlaceFinder } from '../lookup/places.ts';
import { toQueryWords } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';
import { FILLED_UP_TO } from './fill-page.ts';
import { readPlaces } from './place-in-keyword.ts';
import type { PlacedKeyword } from './place-in-keyword.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { toCorrection } from './understood.ts';
import type { Found, Understood } from './understood.ts';
import { typedTitlesFirst } from './where.ts';

/** Share of the offers with the words of a search that its place must have for a town's name to be read as the place. */
const SAME_OFFERS = 0.8;

/** How a search is carried out, as reading it in a place needs it. */
export type Searching = {
  reader: SearchReader;
  /** Reads the parameters of a search. */
  read: (params: SearchParams) => Promise<SearchQuery>;
  find: (query: SearchQuery) => Promise<{ query: SearchQuery; found: Found }>;
  /** Puts words right; null where there is nothing to put right. */
  correct: (keyword: string) => Promise<{ text: string; words: readonly QueryWord[] } | null>;
};

/**
 * Places in the keyword of a search that names no place otherwise: towns alone where its words find enough.
 * @param isOrdinary whether a word is one of the language.
 */
export async function listReadings(
  places: PlaceFinder,
  { params, place, impossible }: Pick<SearchQuery, 'params' | 'place' | 'impossible'>,
  { counts }: Found,
  isOrdinary: (word: string) => boolean,
): Promise<PlacedKeyword[]> {
  const { q, literal } = params;
  if (!q || literal || place || impossible) return [];
  return readPlaces(places, q, counts.total < FILLED_UP_TO ? 'any' : 'town', isOrdinary);
}

/**
 * A search in the place of its keyword; null where that finds no more than its words do. A town stands for its name
 * where its offers are about those that have the name: 'mesero en Zapopan' is a waiter in Zapopan.
 * @param params of the search as it was asked.
 * @param asIs what its words find.
 */
export async function searchInPlace(
  searching: Searching,
  params: SearchParams,
  asIs: Found,
  readings: readonly PlacedKeyword[],
): Promise<Understood | null> {
  const { reader, read, find } = searching;
  for (const { keyword, place, placeName, isTown } of readings) {
    const inPlace = await read({ ...params, q: keyword, ...placeParams(place) });
    const text = typedTitlesFirst(inPlace.text, toQueryWords(params.q ?? ''));
    const { query, found } = await find({ ...inPlace, text });
    const needed = isTown ? Math.ceil(asIs.counts.total * SAME_OFFERS) : asIs.counts.total + 1;
    if (found.counts.total < Math.max(1, needed)) continue;
    const to = keyword === '' ? placeName : `${keyword} en ${placeName}`;
    const correction = await toCorrection(reader, params, query, { to, place: placeName }, read);
    return { query, found, correction, words: toQueryWords(keyword) };
  }
  return asIs.counts.total > 0 ? null : respelledInPlace(searching, params, readings);
}

/** A search that finds nothing, in the town that its keyword names and with its other words put right: 'volswagen puebla'. */
async function respelledInPlace(
  { reader, read, find, correct }: Searching,
  params: SearchParams,
  readings: readonly PlacedKeyword[],
): Promise<Understood | null> {
  const reading = readings.find(({ keyword, isTown }) => isTown && keyword !== '');
  const meant = reading && (await correct(reading.keyword));
  if (!meant) return null;
  const { query, found } = await find(
    await read({ ...params, q: meant.text, ...placeParams(reading.place) }),
  );
  // What comes near an employer is looked for there too.
  if (found.counts.total === 0 && !meant.words.some(({ hints }) => hints)) return null;
  const to = `${meant.text} en ${reading.placeName}`;
  const correction = await toCorrection(reader, params, query, { to }, read);
  return { query, found, correction, words: meant.words };
}
