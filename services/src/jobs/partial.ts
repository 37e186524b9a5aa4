import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { choose } from './choose.ts';
import { beginningQuery, isAboutWork, isVerb, isWorkplace, namesWorker, weighWords } from './weigh-words.ts';
import type { PartialWord } from './weigh-words.ts';
import {
  conjunction,
  and,
  disjunction,
  isRankWord,
  isRoleWord,
  nearHeads,
  textQueries,
  textQuery,
} from './where.ts';
import type { TextQueries } from './where.ts';
import { queryWords } from '../text/words.ts';
import type { Lexemes, QueryWord } from '../text/words.ts';

/** Words of a search that partial matches are made of: the subsets of more would be too many. */
const MAX_WORDS = 5;

/** An offer that does not have all words of a search. */
export type PartialOffer = {
  id: number;
  /** Whether it has none of them, only what comes near, so that it is announced as something else. */
  isNear: boolean;
};

export const toPartialOffers = (ids: readonly number[], isNear: boolean): PartialOffer[] =>
  ids.map((id) => ({ id, isNear }));

/** Offers shown of a search whose work is not known: they share a rank, or a detail, and nothing else with it. */
const WORK_UNKNOWN = 2;

/**
 * Offers shown that have none of the words, only what comes near a single one: they show which work there is, and each
 * further one is right less often.
 */
const ONLY_NEAR = 4;

/** Offers shown that leave out the rank that was asked for. */
const RANK_LEFT_OUT = 3;

/** Groups of near words that a part may be found by: what means the same, and where nothing has all words the nearest too. */
const REACH = { filling: 1, alone: 4 } as const;

/** The words of phrases that mean one thing, each by itself. The name of an employer stays whole. */
const toSingleWords = (words: readonly QueryWord[]): QueryWord[] =>
  words.flatMap((word) =>
    word.words.length > 1 && !word.hints ? word.words.flatMap((one) => queryWords([one])) : [word],
  );

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
 * @param options.most how many of them an offer has at most.
 * @param options.shown query of the offers that are shown already.
 * @param options.reach groups of near words that a part may be found by.
 * @param options.isAlone whether a word may stand alone for the search.
 * @param options.hints titles with any of these come first; see {@link QueryWord}.
 */
function partialQueries(
  words: readonly PartialWord[],
  options: {
    most: number;
    shown: string;
    reach: number;
    isAlone: (word: PartialWord) => boolean;
    hints: readonly Lexemes[];
  },
): { parts: TextQueries; onlyNear: TextQueries } {
  const { most, shown, reach, isAlone, hints } = options;
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
  const toText = (set: readonly PartialWord[], prefix: '' | 't:', as: 'exact' | 'wide'): string =>
    textQuery(
      set.map(({ word }) => word),
      prefix,
      as === 'exact' ? as : reach,
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
  for (const { word } of needed?.filter(isAlone) ?? [])
    if (hints.length > 0)
      add(and(textQuery([word], 't:', 'exact'), disjunction(hints.map((forms) => conjunction('t:', forms)))));
  const largest = Math.min(most, words.length);
  const wordSets = (size: number): PartialWord[][] =>
    choose(words, size).filter((set) => set.some(fits) && (size > 1 || set.every(isAlone)));
  const addSets = (size: number, toQuery: (set: readonly PartialWord[]) => string): void => {
    const sets = wordSets(size);
    // Of single words the one that says most comes first; larger sets are as good as each other.
    for (const some of size === 1 ? sets.map((set) => [set]) : [sets])
      if (some.length > 0) add(disjunction(some.map(toQuery)));
  };
  // The work that was asked for, with what comes near its details, goes before work that only comes near.
  for (let size = largest; size >= 2; size -= 1) {
    addSets(size, (set) => toText(set, 't:', 'exact'));
    addSets(size, (set) => withWorkInTitle(set, 'exact', 'exact'));
  }
  for (let size = largest; size >= 2; size -= 1)
    addSets(size, (set) => withWorkInTitle(set, 'exact', 'wide'));
  if (largest >= 1) {
    addSets(1, (set) => beginningQuery(set.flatMap(({ word }) => word.exact)));
    addSets(1, (set) => and(toText(set, 't:', 'exact'), nearHeads(set.map(({ word }) => word))));
    addSets(1, (set) => toText(set, 't:', 'exact'));
  }
  let firstNear = 0;
  for (let size = largest; size >= 1; size -= 1) {
    if (size === 1) firstNear = tiers.length;
    for (let step = 1; step <= reach; step += 1)
      addSets(size, (set) =>
        textQuery(
          set.map(({ word }) => word),
          't:',
          step,
        ),
      );
    if (size > 1) addSets(size, (set) => withWorkInTitle(set, 'wide', 'wide'));
  }
  const toTexts = (from: number, to: number): TextQueries => ({
    all: from === to ? '' : and(disjunction(tiers.slice(from, to)), shown && `!(${shown})`),
    tiers: tiers.slice(from, to),
  });
  return { parts: toTexts(0, firstNear), onlyNear: toTexts(firstNear, tiers.length) };
}

/**
 * Offers that have a part of the words of a search, for one that finds few or none.
 * @param options.words of the search as it was understood.
 * @param options.isAll whether they are all of its words; else even all of them are a part.
 * @param options.isFound whether any offer has all of it.
 * @param options.shown query of the offers that are shown already; empty for none.
 * @returns at most `most`; none for a search of one word that says what work is looked for, unless it is an employer.
 */
export async function partialOffers(
  reader: SearchReader,
  query: SearchQuery,
  options: { words: readonly QueryWord[]; isAll: boolean; isFound: boolean; shown: string; most: number },
): Promise<readonly PartialOffer[]> {
  const { words, isAll, isFound, shown, most } = options;
  // Words that mean one thing together are parts of it apart where they are all that was asked for, and nothing has it.
  const parts = words.length > 1 || isFound || !isAll ? words : toSingleWords(words);
  const isEmployerAlone = parts.length === 1 && parts.some(({ hints }) => hints);
  if (isAll && parts.length < 2 && parts.every(isAboutWork) && !isEmployerAlone) return [];
  const reach = isFound ? REACH.filling : REACH.alone;
  const weighed = await weighWords(reader, query, parts);
  const known = weighed.sort(byWeight).slice(0, MAX_WORDS);
  // 'Trabajo donde paguen por semana' looks for any work.
  if (known.length === 0 && !parts.some(isAboutWork)) {
    return toPartialOffers(
      await reader.pageIds({ ...query, text: textQueries([]), walk: 0, page: 1 }, most),
      true,
    );
  }
  // Where what is looked for is unknown, its conditions alone are no answer.
  if (known.length === 0 || (parts.some(isAboutWork) && !known.some(({ word }) => isAboutWork(word)))) {
    // What no offer is called together may be known apart: 'guía de turistas inglés'.
    const single = toSingleWords(parts);
    return single.length > parts.length ? partialOffers(reader, query, { ...options, words: single }) : [];
  }
  // All words together are what the search asked for; of an employer alone what it is known for is not.
  const atMost = isAll && !isEmployerAlone && known.length === parts.length ? parts.length - 1 : known.length;
  const hints = words.flatMap((word) => word.hints ?? []);
  const saysMore = (part: QueryWord): boolean =>
    isAboutWork(part) && !isRoleWord(part) && !part.hints && !part.words.every(isVerb) && !isWorkplace(part);
  const isAlone = ({ word, isIncomplete }: PartialWord): boolean =>
    !isIncomplete || !parts.some((part) => part.words !== word.words && saysMore(part));
  // A rank, a detail or a workplace without the work is little: 'operador de drones' where no offer has drones.
  const isWorkUnknown =
    known.every(
      ({ word, weight }) =>
        weight === 'role' ||
        weight === 'detail' ||
        isWorkplace(word) ||
        (word.wide.length === 0 && !namesWorker(word)),
    ) &&
    parts.some(
      (part) =>
        isAboutWork(part) && !isRoleWord(part) && !known.some(({ word }) => word.words === part.words),
    );
  const list = async (
    alone: (word: PartialWord) => boolean,
    upTo: number,
  ): Promise<readonly PartialOffer[]> => {
    const { parts: said, onlyNear } = partialQueries(known, {
      most: atMost,
      shown,
      reach,
      isAlone: alone,
      hints,
    });
    const find = (text: TextQueries, count: number): Promise<readonly number[]> =>
      text.all === '' || count <= 0
        ? Promise.resolve([])
        : reader.pageIds({ ...query, text, walk: 0, page: 1 }, count);
    const enough = Math.min(most, upTo);
    const found = await find(said, enough);
    const near = await find(onlyNear, Math.min(enough - found.length, ONLY_NEAR));
    return [...toPartialOffers(found, false), ...toPartialOffers(near, true)];
  };
  const upTo = isWorkUnknown ? WORK_UNKNOWN : most;
  // A rank that is left out changes the work: who looks for 'supervisor de seguridad' is no guard.
  const hasRank = known.length > 1 && known.some(({ word }) => isRankWord(word));
  const found = await list(hasRank ? () => false : isAlone, upTo);
  if (hasRank && found.length < upTo) {
    const ids = new Set(found.map(({ id }) => id));
    const others = (await list(isAlone, upTo)).filter(({ id }) => !ids.has(id));
    if (found.length + others.length > 0 || isFound) return [...found, ...others.slice(0, RANK_LEFT_OUT)];
  }
  return found.length > 0 || isFound ? found : list(() => true, WORK_UNKNOWN);
}
