import { SUBCATEGORY_STEP } from '../catalogue/categories.ts';
import type { Place } from '../lookup/places.ts';
import type { SearchQuery } from './search-query.ts';
import { isEmployer } from '../text/synonyms.ts';
import { wholeTitle } from '../text/words.ts';
import { isRank, isRole } from '../text/role-words.ts';
import { COMMON_POSTS, isWorkplaceWord } from '../text/workplaces.ts';
import type { Lexemes, QueryWord } from '../text/words.ts';
import { choose } from './choose.ts';

/** Collects the values of a statement and hands out their `$n`. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A lexeme as tsquery text. */
export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/**
 * Words as tsquery text: every one of them must be there, in the title when `prefix` is `t:`. What only comes near a word
 * must be in the title: elsewhere it says little about the work. Empty without words.
 * @param reach `exact` for what was asked for alone, `wide` for what comes near it too, or a number of groups of it.
 */
export function textQuery(
  words: readonly QueryWord[],
  prefix: '' | 't:',
  reach: 'exact' | 'wide' | number,
): string {
  const groups = reach === 'exact' ? 0 : reach === 'wide' ? Infinity : reach;
  return words
    .map(({ exact, wide }) => {
      const near = wide.slice(0, groups).flat();
      const options = [
        ...exact.map((all) => conjunction(prefix, all)),
        ...near.map((all) => conjunction('t:', all)),
      ];
      return options.length === 1
        ? `(${options[0]})`
        : `(${options.map((option) => `(${option})`).join(' | ')})`;
    })
    .join(' & ');
}

/** Conjunction of forms. */
export const conjunction = (prefix: '' | 't:', forms: Lexemes): string =>
  forms.map((form) => quoted(prefix + form)).join(' & ');

/** A keyword as it is asked for: all that it finds, and the parts of it in the order in which they are listed. */
export type TextQueries = { all: string; tiers: readonly string[] };

/** Groups of near words that offers are found by as long as these find any: what means the same, and the two nearest. */
const NEAR_GROUPS = 3;

/** A word without what is far from it. Of a workplace or an employer its rule lists kinds of work that are equally near. */
function withNearest(word: QueryWord): QueryWord {
  const isList = word.exact.every((forms) => isEmployer(forms) || forms.every(isWorkplaceWord));
  return isList ? word : { ...word, wide: word.wide.slice(0, NEAR_GROUPS) };
}

/** Whether words have more near ones than a search asks for at first. */
export const reachFarther = (words: readonly QueryWord[]): boolean =>
  words.some((word) => withNearest(word).wide.length < word.wide.length);

/**
 * Queries of a keyword with its readings, the better ones first. Of each reading titles that hold every word come first,
 * then offers that do, then what comes near, nearest first. No offer is in two tiers.
 * @param reach `near` without what is far from the words.
 */
export function textQueries(
  readings: ReadonlyArray<readonly QueryWord[]>,
  reach: 'near' | 'far' = 'near',
): TextQueries {
  const tiers: string[] = [];
  const all: string[] = [];
  for (const reading of readings) {
    if (reading.length === 0) continue;
    const words = reach === 'far' ? reading : reading.map(withNearest);
    const before = all.map((query) => `!(${query})`);
    tiers.push(...readingTiers(words, before));
    all.push(textQuery(words, '', 'wide'));
  }
  return { all: all.length > 1 ? disjunction(all) : (all[0] ?? ''), tiers };
}

/** Words of a search that a title may have as they were typed; of longer ones not all count. */
const MAX_TYPED = 8;

/**
 * Queries of a keyword of which some words were read as a place or as conditions: titles that have all of it as it was
 * typed come first ('Vigilante nocturno' of those who watch at night), since others fulfil it without saying so.
 * @param text of the other words.
 * @param typed all words that the keyword asks for.
 */
export function typedTitlesFirst(text: TextQueries, typed: readonly QueryWord[]): TextQueries {
  if (text.all === '' || typed.flatMap(({ words }) => words).length > MAX_TYPED) return text;
  const title = textQuery(typed, 't:', 'exact');
  return { all: text.all, tiers: [title, ...text.tiers.map((tier) => and(tier, `!(${title})`))] };
}

/**
 * Parts of a reading, the best first: titles with every word, titles with most of them, titles of the same work under
 * another name, offers with every word, then titles that come near, nearest first.
 */
function readingTiers(words: readonly QueryWord[], before: readonly string[]): string[] {
  const title = textQuery(words, 't:', 'exact');
  const exact = textQuery(words, '', 'exact');
  const { first, last } = titleTiers(words, title, before);
  const tiers = [...first];
  const passed = [`!(${title})`, ...before];
  if (words.length <= MAX_TITLE_PARTS)
    for (let missing = 1; missing <= MAX_MISSING && missing < words.length; missing += 1) {
      // A title that has no more than a rank of it has no part of it.
      const sets = choose(words, words.length - missing);
      const distinctive = sets.filter((set) => !set.every(isRoleWord));
      const some = disjunction(
        (distinctive.length > 0 ? distinctive : sets).map((set) => textQuery(set, 't:', 'exact')),
      );
      tiers.push(and(exact, some, ...passed));
      passed.push(`!${some}`);
    }
  // What means the same is in the first group of near words.
  const same = textQuery(words, '', 1);
  tiers.push(...nearTiers(words, 1, [`!(${exact})`, ...before]), and(exact, ...passed));
  const steps = Math.min(MAX_STEPS, Math.max(...words.map(({ wide }) => wide.length)));
  let nearer = disjunction([exact, same]);
  for (let step = 2; step <= steps; step += 1) {
    const reach = step === MAX_STEPS ? 'wide' : step;
    tiers.push(...nearTiers(words, reach, [`!${nearer}`, ...before]));
    nearer = `(${textQuery(words, '', reach)})`;
  }
  return [...tiers, ...last];
}

/** Whether a word of a search says how somebody works, not in which trade. */
export const isRoleWord = ({ exact }: QueryWord): boolean =>
  exact.every((forms) => forms.length === 1 && forms.every(isRole));

/** Whether a word of a search says whom somebody leads. */
export const isRankWord = ({ exact }: QueryWord): boolean =>
  exact.every((forms) => forms.length === 1 && forms.every(isRank));

/** Words of a search that are distinguished from the place and the employer by standing in the title, and how many are not there. */
const MAX_TITLE_PARTS = 5;
const MAX_MISSING = 2;

/** Groups of near words that are listed one after the other; the last one has the rest. */
const MAX_STEPS = 4;

/**
 * Offers that hold what comes near, as far as a step: those whose title says nothing else, those that begin with it, other
 * titles, then those that have a part of it elsewhere.
 */
function nearTiers(words: readonly QueryWord[], reach: 'wide' | number, passed: readonly string[]): string[] {
  const groups = reach === 'wide' ? Infinity : reach;
  const own = words.flatMap(({ exact, wide }) => [...exact, ...wide.slice(0, groups).flat()]);
  if (words.every(({ wide }) => wide.slice(0, groups).every((group) => group.length === 0))) return [];
  const title = textQuery(words, 't:', reach);
  const whole = words.length === 1 ? own.flatMap(wholeTitle).map((lexeme) => `e:${lexeme}`) : [];
  const others = whole.length > 0 ? [`!${anyLexeme(whole)}`, ...passed] : passed;
  const beginning = disjunction(own.map(beginningWith));
  return [
    ...(whole.length > 0 ? [and(anyLexeme(whole), ...passed)] : []),
    and(title, beginning, ...others),
    and(title, `!${beginning}`, ...others),
    ...(words.length > 1 ? [and(textQuery(words, '', reach), `!(${title})`, ...passed)] : []),
  ];
}

/** Titles that begin with the first of some forms and have the others. */
export const beginningWith = ([first = '', ...rest]: Lexemes): string =>
  and(quoted(`b:${first}`), ...rest.map((form) => quoted(`t:${form}`)));

/**
 * Titles that hold every word, by how much of the title the words are and where: 'Soldador' before 'Soldador de
 * estructuras' before 'Ayudante de soldador', and before that what begins like a title that comes near. Where the search only says where one works, titles that begin with another
 * trade come last: 'Auxiliar de oficina' is office work, 'Limpieza de oficinas' is not.
 */
function titleTiers(
  words: readonly QueryWord[],
  title: string,
  before: readonly string[],
): { first: string[]; last: string[] } {
  const forms = [...new Set(words.flatMap(({ exact }) => exact[0] ?? []))];
  const whole = wholeTitle(forms).map((lexeme) => quoted(`e:${lexeme}`));
  const others = [...whole.map((lexeme) => `!${lexeme}`), ...before];
  const isWorkplace = forms.every(isWorkplaceWord);
  const beginning = anyLexeme([...forms, ...(isWorkplace ? COMMON_POSTS : [])].map((form) => `b:${form}`));
  const inside = and(title, `!${beginning}`, ...others);
  const near = nearHeads(words);
  return {
    first: [
      ...whole.map((lexeme) => and(lexeme, ...before)),
      and(title, beginning, ...others),
      ...(isWorkplace ? [] : near ? [and(inside, near), and(inside, `!${near}`)] : [inside]),
    ],
    last: isWorkplace ? [inside] : [],
  };
}

/**
 * Titles that begin as those do that come near some words: of what has 'maquinaria pesada' in its title, 'Operador de
 * maquinaria pesada' is more likely meant than 'Vendedor de maquinaria pesada'. Empty where nothing comes near them.
 */
export function nearHeads(words: readonly QueryWord[]): string {
  const heads = new Set(words.flatMap(({ wide }) => wide.flat().flatMap(([head = '']) => head || [])));
  return heads.size === 0 ? '' : anyLexeme([...heads].map((head) => `b:${head}`));
}

/** Disjunction of queries, in parentheses. */
export const disjunction = (queries: readonly string[]): string =>
  `(${queries.map((query) => `(${query})`).join(' | ')})`;

const anyLexeme = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;

/** Conjunction of the parts that say something. */
export const and = (...parts: readonly string[]): string => parts.filter(Boolean).join(' & ');

/**
 * The part of a search that the word index answers: keyword, place where a keyword narrows it, and what only exists as
 * lexemes. Empty when the search has neither keyword nor such a filter; columns then do the work.
 */
export function lexemeQuery(query: SearchQuery, text: string): string {
  const own = and(
    text,
    ...query.lexemes.map((lexeme) => quoted(lexeme)),
    ...query.excluded.map((excluded) => `!(${excluded})`),
  );
  return own === '' ? '' : and(own, placeQuery(query));
}

/** Where the offers of a place are, by INEGI key. */
export const placeKeys = ({ type, state, city }: Place): Pick<SearchQuery, 'states' | 'city'> => ({
  states: [state],
  city: type === 'ST' ? 0 : city,
});

/** The place of a search as lexemes; empty without one. */
export function placeQuery({ city, states }: SearchQuery): string {
  const place = city > 0 ? [`ci:${city}`] : states.map((state) => `st:${state}`);
  return place.length > 0 ? anyLexeme(place) : '';
}

/** Whether the word index finds the offers of a search; without it every offer is looked at. */
export const isByWords = ({ text, lexemes, excluded }: SearchQuery): boolean =>
  text.all !== '' || lexemes.length > 0 || excluded.length > 0;

/** Conditions on place columns. */
export function placeConditions(query: SearchQuery, values: Values): string[] {
  if (query.city > 0) return [`city = ${values.add(query.city)}`];
  if (query.states.length === 1) return [`state = ${values.add(query.states[0])}`];
  return query.states.length > 1 ? [`state = any(${values.add(query.states)}::int[])`] : [];
}

/** Conditions of everything but the facets. @param text tsquery of the keyword; empty for none. */
export function baseConditions(query: SearchQuery, text: string, values: Values): string[] {
  const lexemes = lexemeQuery(query, text);
  return [
    ...(lexemes ? [`offer_lexemes(id) @@ ${values.add(lexemes)}::tsquery`] : []),
    ...placeConditions(query, values),
    ...(query.hourly > 0 ? [`hourly >= ${values.add(query.hourly)}`] : []),
  ];
}

/** Condition on the employer. */
export const companyConditions = (query: SearchQuery, values: Values): string[] =>
  query.company === null ? [] : [`company = ${values.add(query.company)}`];

/** Whether facet items are chosen that the packed key encodes. */
export const hasKeyFacets = (query: SearchQuery): boolean =>
  query.workmodes.length > 0 ||
  query.categories.length > 0 ||
  query.contracts > 0 ||
  query.education.length > 0;

/** Conditions of the chosen facet items that the packed key encodes. */
export function facetConditions(query: SearchQuery, values: Values): string[] {
  const conditions: string[] = [];
  if (query.workmodes.length > 0)
    conditions.push(`(packed & 3) = any(${values.add(query.workmodes)}::int[])`);
  if (query.subcategory) conditions.push(`((packed >> 6) & 511) = ${values.add(query.subcategory.id)}`);
  else if (query.categories.length > 0) {
    const category = `((packed >> 6) & 511) / ${SUBCATEGORY_STEP}`;
    conditions.push(`${category} = any(${values.add(query.categories)}::int[])`);
  }
  if (query.contracts > 0) conditions.push(`((packed >> 15) & ${values.add(query.contracts)}) <> 0`);
  if (query.education.length > 0)
    conditions.push(`((packed >> 21) & 7) = any(${values.add(query.education)}::int[])`);
  return conditions;
}

/** Conditions of the chosen shifts, days and experience. */
export function traitConditions(query: SearchQuery, values: Values): string[] {
  const conditions: string[] = [];
  if (query.shifts > 0) conditions.push(`(traits & ${values.add(query.shifts)}) <> 0`);
  if (query.workdays > 0) conditions.push(`((traits >> 4) & ${values.add(query.workdays)}) <> 0`);
  if (query.experience.length > 0)
    conditions.push(`((traits >> 10) & 7) = any(${values.add(query.experience)}::int[])`);
  return conditions;
}

/** Whether shifts, days or experience are chosen. */
export const hasTraits = ({ shifts, workdays, experience }: SearchQuery): boolean =>
  shifts > 0 || workdays > 0 || experience.length > 0;

/** Conditions on pay; an offer without pay never fits. */
export function salaryConditions(query: SearchQuery, values: Values): string[] {
  if (!query.salary) return [];
  const { min, max } = query.salary;
  const conditions = ['salary > 0', `salary >= ${values.add(min)}`];
  if (max !== null) conditions.push(`salary < ${values.add(max)}`);
  return conditions;
}

/** Condition on publication age: `1` is today only. */
export function ageConditions(query: SearchQuery, storedToday: number, values: Values): string[] {
  return query.age > 0 ? [`day > ${values.add(storedToday - query.age)}`] : [];
}

/** `where` with all conditions, or nothing. */
export const whereAll = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
