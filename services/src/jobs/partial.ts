import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { choose } from './choose.ts';
import { allOf, and, beginningWith, eitherOf, isRoleWord, textQueries, textQuery } from './where.ts';
import type { TextQueries } from './where.ts';
import { isCondition } from '../text/filler-words.ts';
import { isWorkplaceWord } from '../text/workplaces.ts';
import { queryWords } from '../text/words.ts';
import type { Lexemes, QueryWord } from '../text/words.ts';

/** Words of a search that partial matches are made of: the subsets of more would be too many. */
const MAX_WORDS = 5;

/** Share of the titles with a word that begin with it, from which on it names a trade: 'velador', not 'obra'. */
const HEAD_SHARE = 0.3;

/** Titles without a word that are added to those with it, so that a word of two or three titles proves little. */
const UNSURE = 2;

/** Offers shown that share nothing but a rank with a search. */
const RANK_ALONE = 3;

/** A word of a search with what the catalogue says about it. */
type PartialWord = {
  word: QueryWord;
  /** Offers that have it, or what comes near it, in their title. */
  titles: number;
  /** How much it says about the work that is looked for. */
  weight: 'trade' | 'field' | 'detail' | 'role';
};

/** Whether a word says what work is looked for, rather than under which conditions. */
const isAboutWork = ({ exact }: QueryWord): boolean => !exact.every((forms) => forms.every(isCondition));

/** Whether a word says what somebody does: 'manejar', 'manejando'. */
const isVerb = (word: string): boolean => /(?:[aei]r|ando|iendo)$/.test(word);

/** Titles that begin with any of some readings of a word. */
const beginningQuery = (readings: readonly Lexemes[]): string => eitherOf(readings.map(beginningWith));

/** What titles say about the words of a search; words that no title has are left out. */
async function weigh(reader: SearchReader, words: readonly QueryWord[]): Promise<PartialWord[]> {
  const counts = await reader.withTexts(
    words.flatMap((word) => [
      textQuery([word], 't:', 'wide'),
      textQuery([word], 't:', 'exact'),
      beginningQuery(word.exact),
      beginningQuery([...word.exact, ...word.wide.flat()]),
    ]),
  );
  const named = words.filter((word, place) => {
    const [, own = 0, ownBegun = 0] = counts.slice(4 * place);
    const isWork = word.wide.length > 0 || ownBegun / (own + UNSURE) >= HEAD_SHARE;
    return own > 0 && isWork && isAboutWork(word) && !isRoleWord(word);
  });
  return words.flatMap((word, place): PartialWord[] => {
    const [titles = 0, own = 0, ownBegun = 0, begun = 0] = counts.slice(4 * place);
    if (titles === 0) return [];
    if (isRoleWord(word)) return [{ word, titles, weight: 'role' }];
    // What comes near a word says what it is only where no title has the word itself; of 'manejar montacargas' the
    // second word says more than the first, and of 'policía de banco' the first.
    const isWeak =
      (own === 0 && word.words.every(isVerb)) || word.exact.every((forms) => forms.every(isWorkplaceWord));
    if (isWeak && named.some((other) => other !== word)) return [{ word, titles, weight: 'detail' }];
    const share = own > 0 ? ownBegun / (own + UNSURE) : begun / titles;
    const weight = !isAboutWork(word) ? 'detail' : share >= HEAD_SHARE ? 'trade' : 'field';
    return [{ word, titles, weight: weight === 'field' && word.wide.length === 0 ? 'detail' : weight }];
  });
}

/** The words of phrases that mean one thing, each by itself. */
const toSingleWords = (words: readonly QueryWord[]): QueryWord[] =>
  words.flatMap((word) => (word.words.length > 1 ? word.words.flatMap((one) => queryWords([one])) : [word]));

/**
 * Words that say most first: what names a trade, then what synonyms lead from to one ('limpieza', 'hotel'), then
 * details, then roles; of each the rarest first.
 */
const WEIGHTS = ['trade', 'field', 'detail', 'role'] as const;
const byWeight = (one: PartialWord, other: PartialWord): number =>
  WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight) || one.titles - other.titles;

/**
 * Queries of what has a part of the words of a search: as many of them as possible first, titles before offers. Of
 * single words only titles count, and the one that says most first. One of the words always names the trade, where one
 * does, and says at least what work it is where not: 'turno nocturno' alone answers no 'enfermera turno nocturno', and
 * 'obra' no 'velador de obra'.
 * @param words those that some offer has, by weight.
 * @param most how many of them an offer has at most.
 * @param shown query of the offers that are shown already.
 * @param hints titles with any of these come first; see {@link QueryWord}.
 */
export function partialQueries(
  words: readonly PartialWord[],
  most: number,
  shown: string,
  hints: readonly Lexemes[] = [],
): TextQueries {
  const tiers: string[] = [];
  const all: string[] = [];
  const needed = [
    words.filter(({ weight }) => weight === 'trade'),
    words.filter(({ weight }) => weight === 'field'),
    words.filter(({ word, weight }) => weight === 'detail' && isAboutWork(word)),
    words.filter(({ word }) => isAboutWork(word)),
    words,
  ].find((some) => some.length > 0);
  const fits = (word: PartialWord): boolean => needed?.includes(word) ?? false;
  const add = (query: string): void => {
    const before = [...all, shown].filter(Boolean).map((other) => `!(${other})`);
    tiers.push(and(`(${query})`, ...before));
    all.push(query);
  };
  const toText = (set: readonly PartialWord[], prefix: '' | 't:', reach: 'exact' | 'wide'): string =>
    textQuery(
      set.map(({ word }) => word),
      prefix,
      reach,
    );
  // The place or the employer of an offer may have the rest of the words, but hardly the trade.
  const withWorkInTitle = (
    set: readonly PartialWord[],
    work: 'exact' | 'wide',
    rest: 'exact' | 'wide',
  ): string =>
    and(
      toText(set.filter(fits), 't:', work),
      toText(
        set.filter((word) => !fits(word)),
        '',
        rest,
      ),
    );
  for (const { word } of needed ?? [])
    if (hints.length > 0)
      add(and(textQuery([word], 't:', 'exact'), eitherOf(hints.map((forms) => allOf('t:', forms)))));
  const largest = Math.min(most, words.length);
  const setsOf = (size: number): PartialWord[][] => choose(words, size).filter((set) => set.some(fits));
  const addSets = (size: number, toQuery: (set: readonly PartialWord[]) => string): void => {
    const sets = setsOf(size);
    // Of single words the one that says most comes first; larger sets are as good as each other.
    for (const some of size === 1 ? sets.map((set) => [set]) : [sets])
      if (some.length > 0) add(eitherOf(some.map(toQuery)));
  };
  // The work that was asked for, with what comes near its details, goes before work that only comes near.
  for (let size = largest; size >= 2; size -= 1) {
    addSets(size, (set) => toText(set, 't:', 'exact'));
    addSets(size, (set) => withWorkInTitle(set, 'exact', 'exact'));
  }
  for (let size = largest; size >= 2; size -= 1)
    addSets(size, (set) => withWorkInTitle(set, 'exact', 'wide'));
  if (largest >= 1) addSets(1, (set) => toText(set, 't:', 'exact'));
  for (let size = largest; size >= 1; size -= 1) {
    addSets(size, (set) => toText(set, 't:', 'wide'));
    if (size > 1) addSets(size, (set) => withWorkInTitle(set, 'wide', 'wide'));
  }
  return { all: all.length === 0 ? '' : and(eitherOf(all), shown && `!(${shown})`), tiers };
}

/**
 * Offers that have a part of the words of a search, for one that finds few or none.
 * @param options.words of the search as it was understood.
 * @param options.isAll whether they are all of its words; else even all of them are a part.
 * @param options.isFound whether any offer has all of it.
 * @param options.shown query of the offers that are shown already; empty for none.
 * @returns ids, at most `most`; none for a search of one word that says what work is looked for.
 */
export async function partialIds(
  reader: SearchReader,
  query: SearchQuery,
  options: { words: readonly QueryWord[]; isAll: boolean; isFound: boolean; shown: string; most: number },
): Promise<readonly number[]> {
  const { words, isAll, isFound, shown, most } = options;
  // Words that mean one thing together are parts of it apart where they are all that was asked for, and nothing has it.
  const parts = words.length > 1 || isFound ? words : toSingleWords(words);
  if (isAll && parts.length < 2 && parts.every(isAboutWork)) return [];
  const known = (await weigh(reader, parts)).sort(byWeight).slice(0, MAX_WORDS);
  // 'Trabajo donde paguen por semana' looks for any work.
  if (known.length === 0 && !parts.some(isAboutWork)) {
    return reader.pageIds({ ...query, text: textQueries([]), walk: 0, page: 1 }, most);
  }
  // Where what is looked for is unknown, its conditions alone are no answer.
  if (known.length === 0 || (parts.some(isAboutWork) && !known.some(({ word }) => isAboutWork(word))))
    return [];
  // All words together are what the search asked for.
  const atMost = isAll && known.length === parts.length ? parts.length - 1 : known.length;
  const hints = words.flatMap((word) => word.hints ?? []);
  const text = partialQueries(known, atMost, shown, hints);
  // A rank without the trade is little: 'operador de drones' where no offer has drones.
  const isRankAlone =
    known.every(({ word }) => isRoleWord(word) || !isAboutWork(word)) &&
    parts.some((part) => isAboutWork(part) && !isRoleWord(part) && !known.some(({ word }) => word === part));
  return reader.pageIds(
    { ...query, text, walk: 0, page: 1 },
    isRankAlone ? Math.min(most, RANK_ALONE) : most,
  );
}
