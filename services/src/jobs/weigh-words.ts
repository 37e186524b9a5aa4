import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { unpack } from '../model/packed.ts';
import { beginningWith, disjunction, isRoleWord, quoted, textQuery } from './where.ts';
import { isCondition } from '../text/filler-words.ts';
import { isWorkplaceWord } from '../text/workplaces.ts';
import { splitWords } from '../text/words.ts';
import type { Lexemes, QueryWord } from '../text/words.ts';

/** Share of the titles with a word that begin with it, from which on it names a trade: 'velador', not 'obra'. */
const HEAD_SHARE = 0.3;

/** Titles without a word that are added to those with it, so that a word of two or three titles proves little. */
const UNSURE = 2;

/**
 * Share of the titles that begin with a word that are this word alone, below which it says too little without another:
 * most cooks are 'Cocinero', 'Instalador' or 'Inspector' alone hardly occur. Of fewer titles nothing is known.
 */
const ALONE_SHARE = 0.1;
const ENOUGH_TITLES = 20;

/**
 * Share of the titles that begin with a word that are of one kind of work, below which it says too little as well: those
 * who install may install anything, and waiters all do the same. Of a word that is seldom alone it has to be larger.
 */
const SAME_WORK = 0.7;
const SAME_WORK_OF_SELDOM_ALONE = { share: 0.85, alone: 0.15 };
const ENOUGH_OF_A_KIND = 8;

/** A word of a search with what the catalogue says about it. */
export type PartialWord = {
  word: QueryWord;
  /** Offers that have it, or what comes near it, in their title. */
  titles: number;
  /** How much it says about the work that is looked for. */
  weight: 'trade' | 'field' | 'detail' | 'role';
  /** Whether it names a trade only together with another word. */
  isIncomplete: boolean;
};

/** Whether a word says what work is looked for, rather than under which conditions. */
export const isAboutWork = ({ exact }: QueryWord): boolean =>
  !exact.every((forms) => forms.every(isCondition));

/** Whether a word says what somebody does: 'manejar', 'manejando'. */
export const isVerb = (word: string): boolean => /(?:[aei]r|ando|iendo)$/.test(word);

/** Whether a word is called after what somebody does: 'soldador', 'electricista', not 'manual' or 'temporada'. */
export const namesWorker = ({ exact }: QueryWord): boolean =>
  exact.some((forms) =>
    forms.some((form) => /(?:[dtsz]or|ero|ista|ario|ante|ente|logo|ico|ano)$/.test(form)),
  );

/** Whether a word says where one works, not as what. */
export const isWorkplace = ({ exact }: QueryWord): boolean =>
  exact.every((forms) => forms.every(isWorkplaceWord));

/** Titles that begin with any of some readings of a word. */
export const beginningQuery = (readings: readonly Lexemes[]): string =>
  disjunction(readings.map(beginningWith));

/** Counts that a word is weighed by. */
const COUNTS = 5;

/** A search of the whole country that nothing narrows but a text. */
const anywhere = (query: SearchQuery, text: string): SearchQuery => ({
  ...query,
  text: { all: text, tiers: [text] },
  walk: 0,
  place: null,
  states: [],
  city: 0,
  category: null,
  categories: [],
  subcategory: null,
  company: null,
  lexemes: [],
  excluded: [],
  workmodes: [],
  contracts: 0,
  education: [],
  shifts: 0,
  workdays: 0,
  experience: [],
  hourly: 0,
  salary: null,
  age: 0,
  impossible: false,
});

/** The largest share that one kind of work has of the titles that begin with a word. */
async function shareOfOneKind(reader: SearchReader, query: SearchQuery, word: QueryWord): Promise<number> {
  const groups = await reader.groups(anywhere(query, beginningQuery(word.exact)));
  const kinds = new Map<number, number>();
  let all = 0;
  for (const { packed, offers } of groups) {
    const { subcategory } = unpack(packed);
    kinds.set(subcategory, (kinds.get(subcategory) ?? 0) + offers);
    all += offers;
  }
  return all === 0 ? 1 : Math.max(...kinds.values()) / all;
}

/** Where a word stands in the keyword of a search; after all others where it does not. */
function positionIn(query: SearchQuery): (word: QueryWord) => number {
  const typed = splitWords(query.params.q ?? '');
  return ({ words }) => {
    const places = words.map((word) => typed.indexOf(word)).filter((at) => at >= 0);
    return places.length === 0 ? Infinity : Math.min(...places);
  };
}

/** What titles say about the words of a search; words that no title has are left out. */
async function weigh(
  reader: SearchReader,
  query: SearchQuery,
  words: readonly QueryWord[],
): Promise<PartialWord[]> {
  const counts = await reader.withTexts(
    words.flatMap((word) => [
      textQuery([word], 't:', 'wide'),
      textQuery([word], 't:', 'exact'),
      beginningQuery(word.exact),
      beginningQuery([...word.exact, ...word.wide.flat()]),
      disjunction(word.exact.map((forms) => quoted(`e:${forms.toSorted().join('_')}`))),
    ]),
  );
  const named = words.filter((word, place) => {
    const [, own = 0, ownBegun = 0] = counts.slice(COUNTS * place);
    const isWork = word.wide.length > 0 || ownBegun / (own + UNSURE) >= HEAD_SHARE;
    return own > 0 && isWork && isAboutWork(word) && !isRoleWord(word);
  });
  const position = positionIn(query);
  const parts = words.length;
  const shares = await Promise.all(
    words.map((word, place) => {
      const [, , ownBegun = 0] = counts.slice(COUNTS * place);
      const isAsked =
        words.length > 1 && ownBegun >= ENOUGH_OF_A_KIND && isAboutWork(word) && !isRoleWord(word);
      return isAsked ? shareOfOneKind(reader, query, word) : 1;
    }),
  );
  return words.flatMap((word, place): PartialWord[] => {
    const [titles = 0, own = 0, ownBegun = 0, begun = 0, alone = 0] = counts.slice(COUNTS * place);
    if (titles === 0) return [];
    const sameWork = shares[place] ?? 1;
    const isSeldomAlone = alone / Math.max(1, ownBegun) < SAME_WORK_OF_SELDOM_ALONE.alone;
    const isIncomplete =
      (ownBegun >= ENOUGH_TITLES && alone / ownBegun < ALONE_SHARE) ||
      sameWork < SAME_WORK ||
      (isSeldomAlone && sameWork < SAME_WORK_OF_SELDOM_ALONE.share);
    if (isRoleWord(word)) return [{ word, titles, weight: 'role', isIncomplete }];
    // What comes near a word says what it is only where no title has the word itself; of 'manejar montacargas' the
    // second word says more than the first, and of 'policía de banco' the first. Of several workplaces the one that is
    // named first says most: 'auxiliar de farmacia en hospital'.
    const isWeak = (own === 0 && word.words.every(isVerb)) || isWorkplace(word);
    const saysMore = (other: QueryWord): boolean =>
      other !== word && (!isWorkplace(word) || !isWorkplace(other) || position(other) < position(word));
    if (isWeak && named.some(saysMore)) return [{ word, titles, weight: 'detail', isIncomplete: false }];
    const share = own > 0 ? ownBegun / (own + UNSURE) : begun / titles;
    // What neither names a worker nor leads to one says little, however many titles begin with it: 'Manual'.
    const isTrade = share >= HEAD_SHARE && (word.wide.length > 0 || namesWorker(word) || parts === 1);
    const weight = !isAboutWork(word) ? 'detail' : isTrade ? 'trade' : 'field';
    const isDetail = weight === 'field' && word.wide.length === 0;
    return [{ word, titles, weight: isDetail ? 'detail' : weight, isIncomplete }];
  });
}

/** Words of which employers stand for the work that they are known for, the nearest first. */
const asKnownWork = (words: readonly QueryWord[]): QueryWord[] =>
  words.map(({ hints, ...word }) => (hints ? { ...word, wide: hints.map((hint) => [hint]) } : word));

/** Words of a search as what comes near it is looked for: employers stand for their work where no other word names work. */
export const withKnownWork = (words: readonly QueryWord[]): readonly QueryWord[] =>
  words.some((word) => isAboutWork(word) && !word.hints) ? words : asKnownWork(words);

/**
 * {@link weigh}; an employer stands for the work that it is known for where no other word of the search names work:
 * 'lear coorporation'.
 */
export async function weighWords(
  reader: SearchReader,
  query: SearchQuery,
  words: readonly QueryWord[],
): Promise<PartialWord[]> {
  const known = await weigh(reader, query, words);
  const isKnown = known.some(({ word, weight }) => !word.hints && weight !== 'detail');
  if (isKnown || !words.some(({ hints }) => hints)) return known;
  return weigh(reader, query, asKnownWork(words));
}
