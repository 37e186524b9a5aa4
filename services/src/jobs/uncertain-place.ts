import { buildSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { DISTANCE } from '../lookup/distance.ts';
import { findPlaces } from '../lookup/place-search.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import { queryWords, splitWords, toLexemes } from '../text/words.ts';
import { isWork, MAX_PLACE_WORDS, withoutJoining } from './place-in-keyword.ts';
import { conjunction, and, disjunction, textQuery } from './where.ts';
import type { TextQueries } from './where.ts';

/** Towns of one name that a keyword may mean: 'soldador en loreto', of which there are two. */
export type UncertainPlace = {
  /** The words beside the name; empty where they say nothing. */
  keyword: string;
  /** The name as it was typed. */
  name: string;
  places: readonly Place[];
};

/** Towns that are offered to choose from. */
const MAX_CHOICES = 6;

/** Words before a name that say that it is one of a place. */
const BEFORE_PLACES = new Set(['en', 'ciudad', 'cd', 'municipio']);

/** Words that begin names of places and no others: 'la paz'. */
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'san', 'santa', 'santo']);

/**
 * The towns that the end or the beginning of a keyword names, where it is not certain which of them is meant.
 * @param isOrdinary whether a word may be one of the language: 'centro' is a town too.
 * @returns null where it names none, or one for certain.
 */
export async function readUncertainPlace(
  places: PlaceFinder,
  keyword: string,
  isOrdinary: (word: string) => boolean,
): Promise<UncertainPlace | null> {
  const typed = keyword.split(/\s+/).filter((word) => splitWords(word).length > 0);
  for (let length = Math.min(MAX_PLACE_WORDS, typed.length); length >= 1; length -= 1) {
    for (const isLast of length === typed.length ? [true] : [true, false]) {
      const words = isLast ? typed.slice(-length) : typed.slice(0, length);
      const rest = isLast ? typed.slice(0, -length) : typed.slice(length);
      const name = words.join(' ');
      const folded = words.flatMap(splitWords);
      const isSaid =
        BEFORE_PLACES.has(isLast ? (splitWords(rest.at(-1) ?? '')[0] ?? '') : '') ||
        (folded.length > 1 && ARTICLES.has(folded[0] ?? ''));
      if (!isSaid && folded.some((word) => isWork(word) || isOrdinary(word))) continue;
      if (!(await places.isTownName(name)) || !(await places.resolve(name, 'right')).isAmbiguous) continue;
      const found = findPlaces(await places.names.catalogue(), name, {
        unfinished: false,
        each: MAX_CHOICES,
        types: ['CI'],
        spelling: 'right',
      }).CI;
      const named = found.filter(({ distance }) => distance <= DISTANCE.words);
      if (named.length < 2) continue;
      return { keyword: withoutJoining(rest, isLast), name, places: named.map(({ place }) => place) };
    }
  }
  return null;
}

/** Queries of a keyword in the whole country with what is in one of some towns first, then what is in their states. */
export function nearFirst(text: TextQueries, { name, places }: UncertainPlace): TextQueries {
  const states = [...new Set(places.map(({ statename }) => statename))];
  const around = [
    textQuery(queryWords(splitWords(name)), '', 'exact'),
    disjunction(states.map((state) => conjunction('', [...toLexemes(state)]))),
  ].filter((query) => query !== '');
  const tiers: string[] = [];
  const passed: string[] = [];
  for (const part of [...around.map((query) => `(${query})`), '']) {
    for (const tier of text.tiers) tiers.push(and(`(${tier})`, part, ...passed));
    passed.push(`!${part}`);
  }
  return { all: text.all, tiers };
}

/**
 * The towns to choose from, each with the search there and how many offers it has; where none has any of what is looked
 * for, those with others.
 * @param total offers of a search.
 */
export async function listChoices(
  params: SearchParams,
  { keyword, places }: UncertainPlace,
  total: (params: SearchParams) => Promise<number>,
): Promise<{ text: string; url: string }[]> {
  const count = (words: string): Promise<{ text: string; url: string; offers: number }[]> =>
    Promise.all(
      places.map(async (place) => {
        const there = { ...params, q: words || undefined, page: undefined, ...placeParams(place) };
        const offers = await total(there);
        return { text: `${place.description} (${offers})`, url: buildSearchUrl(there), offers };
      }),
    );
  const some = (await count(keyword)).filter(({ offers }) => offers > 0);
  const choices =
    some.length > 0 || keyword === '' ? some : (await count('')).filter(({ offers }) => offers > 0);
  return choices
    .toSorted((one, other) => other.offers - one.offers)
    .map(({ text, url }) => ({ text: some.length > 0 ? text : `Todo en ${text}`, url }));
}
