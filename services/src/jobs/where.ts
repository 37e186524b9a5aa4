import { SUBCATEGORY_STEP } from '../catalogue/categories.ts';
import type { SearchQuery } from './search-query.ts';
import { wholeTitle } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';

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
 * Words as tsquery text: every one of them must be there, in the title when `prefix` is `t:`. Empty without words.
 * @param reach `exact` for what was asked for alone, `wide` for what comes near it too.
 */
export function textQuery(words: readonly QueryWord[], prefix: '' | 't:', reach: 'exact' | 'wide'): string {
  return words
    .map(({ exact, wide }) => {
      const lists = reach === 'wide' ? [...exact, ...wide] : exact;
      const options = lists.map((all) => all.map((form) => quoted(prefix + form)).join(' & '));
      return options.length === 1
        ? `(${options[0]})`
        : `(${options.map((option) => `(${option})`).join(' | ')})`;
    })
    .join(' & ');
}

/** A keyword as it is asked for: all that it finds, and the parts of it in the order in which they are listed. */
export type TextQueries = { all: string; tiers: readonly string[] };

/**
 * Queries of a keyword with its readings, the better ones first. Of each reading titles that hold every word come
 * first, those that say nothing else before those that begin with one of the words, then offers that do, then titles and offers that hold what comes near. No offer is in two tiers.
 */
export function textQueries(readings: ReadonlyArray<readonly QueryWord[]>): TextQueries {
  const tiers: string[] = [];
  const all: string[] = [];
  for (const words of readings) {
    if (words.length === 0) continue;
    const before = all.map((query) => `!(${query})`);
    const title = textQuery(words, 't:', 'exact');
    const exact = textQuery(words, '', 'exact');
    tiers.push(...titleTiers(words, title, before), and(exact, `!(${title})`, ...before));
    if (words.every(({ wide }) => wide.length === 0)) {
      all.push(exact);
      continue;
    }
    const wideTitle = textQuery(words, 't:', 'wide');
    const wide = textQuery(words, '', 'wide');
    tiers.push(
      and(wideTitle, `!(${exact})`, ...before),
      and(wide, `!(${exact})`, `!(${wideTitle})`, ...before),
    );
    all.push(wide);
  }
  return {
    all:
      all.length === 1
        ? (all[0] ?? '')
        : all.length > 1
          ? `(${all.map((one) => `(${one})`).join(' | ')})`
          : '',
    tiers,
  };
}

/**
 * Titles that hold every word, by how much of the title the words are and where: 'Soldador' before 'Soldador de
 * estructuras' before 'Ayudante de soldador'.
 */
function titleTiers(words: readonly QueryWord[], title: string, before: readonly string[]): string[] {
  const forms = [...new Set(words.flatMap(({ exact }) => exact[0] ?? []))];
  const whole = wholeTitle(forms).map((lexeme) => quoted(`e:${lexeme}`));
  const others = [...whole.map((lexeme) => `!${lexeme}`), ...before];
  const beginning = anyOf(forms.map((form) => `b:${form}`));
  return [
    ...whole.map((lexeme) => and(lexeme, ...before)),
    and(title, beginning, ...others),
    and(title, `!${beginning}`, ...others),
  ];
}

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;

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
  if (own === '') return '';
  const place = query.city > 0 ? [`ci:${query.city}`] : query.states.map((state) => `st:${state}`);
  return and(own, place.length > 0 ? anyOf(place) : '');
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
  query.workmodes.length > 0 || query.category !== null || query.contracts > 0 || query.education.length > 0;

/** Conditions of the chosen facet items that the packed key encodes. */
export function facetConditions(query: SearchQuery, values: Values): string[] {
  const conditions: string[] = [];
  if (query.workmodes.length > 0)
    conditions.push(`(packed & 3) = any(${values.add(query.workmodes)}::int[])`);
  if (query.subcategory) conditions.push(`((packed >> 6) & 511) = ${values.add(query.subcategory.id)}`);
  else if (query.category) {
    conditions.push(`((packed >> 6) & 511) / ${SUBCATEGORY_STEP} = ${values.add(query.category.id)}`);
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
