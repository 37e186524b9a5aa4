import { SUBCATEGORY_STEP } from '../catalogue/categories.ts';
import type { SearchQuery } from './search-query.ts';
import type { QueryWord } from './words.ts';

/** Collects the values of a statement and hands out their `$n`. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** A keyword as tsquery text: every word must be there, in the title when `prefix` is `t:`. Empty without words. */
export function textQuery(words: readonly QueryWord[], prefix: '' | 't:'): string {
  return words
    .map(({ alternatives }) => {
      const options = alternatives.map((all) => all.map((stem) => quoted(prefix + stem)).join(' & '));
      return options.length === 1
        ? `(${options[0]})`
        : `(${options.map((option) => `(${option})`).join(' | ')})`;
    })
    .join(' & ');
}

const oneOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoted).join(' | ')})`;

/** Conjunction of the parts that say something. */
export const and = (...parts: readonly string[]): string => parts.filter(Boolean).join(' & ');

/**
 * The part of a search that the word index answers: keyword, place where a keyword narrows it, and what only exists as
 * lexemes. Empty when the search has neither keyword nor such a filter; columns then do the work.
 */
export function lexemeQuery(query: SearchQuery, text: string): string {
  const own = and(text, ...query.lexemes.map((lexeme) => quoted(lexeme)));
  if (own === '') return '';
  const place = query.city > 0 ? [`ci:${query.city}`] : query.states.map((state) => `st:${state}`);
  return and(own, place.length > 0 ? oneOf(place) : '');
}

/** Conditions on place columns. */
export function placeConditions(query: SearchQuery, values: Values): string[] {
  if (query.city > 0) return [`city = ${values.add(query.city)}`];
  if (query.states.length === 1) return [`state = ${values.add(query.states[0])}`];
  return query.states.length > 1 ? [`state = any(${values.add(query.states)}::int[])`] : [];
}

/** Conditions of the chosen facet items, read from the packed key. */
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
  return [...conditions, ...salaryConditions(query, values)];
}

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
