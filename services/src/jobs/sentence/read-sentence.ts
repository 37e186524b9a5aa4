import type { SearchParams } from '@chamba/kernel/routes';
import { isEmptyWord } from '../../text/words.ts';
import { countWords } from './condition.ts';
import type { Condition, ConditionReader, ReadCondition } from './condition.ts';
import { readContract } from './contracts.ts';
import { readEducation } from './education.ts';
import { readExclusion, readNegation } from './exclusions.ts';
import { readHoursCondition } from './hours.ts';
import { readPay } from './pay.ts';
import { readExperienceCondition } from './experience.ts';
import { spellTerm } from './misspelt-terms.ts';
import { countNearHome } from './nearness.ts';
import { readLicence, readPayday } from './stated-terms.ts';
import { readWorkMode } from './work-modes.ts';
import { readShift, readWorkDaysCondition } from './working-time.ts';

/** What a filter fulfils. */
const FILTERS: readonly ConditionReader[] = [
  readContract,
  readWorkMode,
  readShift,
  readHoursCondition,
  readWorkDaysCondition,
  readExperienceCondition,
  readEducation,
  readPay,
  readLicence,
  readPayday,
];

/** Of readings of equally many words the first one counts. */
const READERS: readonly ConditionReader[] = [...FILTERS, readExclusion];

/** A condition with its words in the keyword. */
export type PlacedCondition = Condition & { from: number; to: number };

/** A search with the conditions that its keyword states. */
export type Sentence = {
  /** The search with its conditions as filters and the other words as keyword. */
  params: SearchParams;
  conditions: readonly PlacedCondition[];
};

const isExclusion = ({ params }: Condition): boolean => params.exclude !== undefined;

/** The longest condition at a word of a keyword; the opposite of one that is negated. */
function readAt(words: readonly string[], at: number): ReadCondition | null {
  const rest = words.slice(at).join(' ');
  const before = words.slice(0, at).join(' ');
  const found = readLongest(READERS, rest, before);
  const negation = readNegation(rest);
  const negated = negation
    ? readLongest(FILTERS, rest.slice(negation.length), `${before} ${negation}`.trim())
    : null;
  const negatedLength = countWords(negation.trim()) + (negated?.length ?? 0);
  if (!negated || (found && !isExclusion(found) && found.length >= negatedLength)) return found;
  return negated.opposite ? { ...negated.opposite, length: negatedLength } : null;
}

function readLongest(
  readers: readonly ConditionReader[],
  rest: string,
  before: string,
): ReadCondition | null {
  let longest: ReadCondition | null = null;
  for (const read of readers) {
    const condition = read(rest, before);
    if (condition && condition.length > (longest?.length ?? 0)) longest = condition;
  }
  return longest;
}

/** The words without those at their beginning and end that say nothing: 'trabajo de mesero' is 'mesero'. */
function trimmed(words: readonly string[]): string | undefined {
  let from = 0;
  let to = words.length;
  while (from < to && isEmptyWord(words[from] ?? '')) from += 1;
  while (to > from && isEmptyWord(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ') || undefined;
}

/** Filters of a search together with those of conditions; lists are joined: 'medio tiempo o tiempo completo'. */
function merged(params: SearchParams, conditions: readonly Condition[]): SearchParams {
  const all: Record<string, unknown> = { ...params };
  for (const { params: own } of conditions)
    for (const [name, value] of Object.entries(own)) {
      const known = all[name];
      if (Array.isArray(known) && Array.isArray(value)) all[name] = [...known, ...value];
      else all[name] = name === 'exclude' && known ? `${String(known)},${String(value)}` : value;
    }
  return all;
}

/**
 * Reads the conditions of a search's keyword: 'mesero medio tiempo no ventas' is a waiter, part time, without sales. That
 * the work be near home is left out. What the search already filters by is not read again, nor twice, and a literal
 * search is not read at all.
 * @param params of a search, canonical.
 * @param only `exclusions` to read nothing but what is not wanted.
 */
export function readSentence(params: SearchParams, only: 'all' | 'exclusions' = 'all'): Sentence {
  if (!params.q || params.literal) return { params, conditions: [] };
  const words = params.q.split(' ');
  const spelled = words.map(spellTerm);
  const conditions: PlacedCondition[] = [];
  const rest: string[] = [];
  const taken = new Set(Object.keys(params));
  let isShortened = false;
  for (let at = 0; at < words.length;) {
    const nearHome = countNearHome(spelled.slice(at).join(' '));
    if (nearHome > 0) {
      at += nearHome;
      isShortened = true;
      continue;
    }
    const found = readAt(spelled, at);
    const isRead =
      found &&
      (isExclusion(found) || (only === 'all' && Object.keys(found.params).every((name) => !taken.has(name))));
    if (!found || !isRead) {
      rest.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const { length, ...condition } = found;
    for (const [name, value] of Object.entries(found.params))
      if (!Array.isArray(value) && name !== 'exclude') taken.add(name);
    conditions.push({ ...condition, from: at, to: at + length });
    at += length;
  }
  if (conditions.length === 0 && !isShortened) return { params, conditions };
  return { params: merged({ ...params, q: trimmed(rest) }, conditions), conditions };
}

/**
 * A search without the filters that conditions of its keyword set; what they exclude stays.
 * @param params of the search with its conditions as filters.
 */
export function withoutConditions(params: SearchParams, conditions: readonly Condition[]): SearchParams {
  const filters = conditions.filter((condition) => !isExclusion(condition));
  const names = filters.flatMap((condition) => Object.keys(condition.params));
  return {
    ...params,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    ...Object.assign({}, ...filters.map(({ near }) => near)),
  } as SearchParams;
}

/** The words of a keyword that state its conditions. */
export function conditionWords(keyword: string, conditions: readonly PlacedCondition[]): string {
  const words = keyword.split(' ');
  return conditions.map(({ from, to }) => words.slice(from, to).join(' ')).join(' ');
}

/**
 * Whether the words of some condition would find its contrary: those of 'sin experiencia', 'que no sea de noche'. What a
 * search excludes is not looked for in any reading.
 */
export const isNegated = (keyword: string, conditions: readonly PlacedCondition[]): boolean =>
  /\b(?:no|sin)\b/.test(
    conditionWords(
      keyword,
      conditions.filter((condition) => !isExclusion(condition)),
    ),
  );

/**
 * All words of a keyword that say what is looked for, those of its conditions too.
 * @returns null where it states no condition, or where its words would find the contrary of one.
 */
export function askedWords(keyword: string, conditions: readonly PlacedCondition[]): string | null {
  if (conditions.every(isExclusion) || isNegated(keyword, conditions)) return null;
  const excluded = conditions.filter(isExclusion);
  const isAsked = (_: string, at: number): boolean => !excluded.some(({ from, to }) => at >= from && at < to);
  return keyword.split(' ').filter(isAsked).map(spellTerm).join(' ');
}

/**
 * The search without one of its conditions: its words are looked for as they are written, the others are filters.
 * @param params of the search, canonical.
 */
export function asWords(params: SearchParams, condition: PlacedCondition): SearchParams {
  const { conditions } = readSentence(params);
  const others = conditions.filter(({ from }) => from !== condition.from);
  const words = (params.q ?? '').split(' ');
  const kept = words.filter((_, at) => !others.some(({ from, to }) => at >= from && at < to));
  return merged({ ...params, q: trimmed(kept), literal: true, page: undefined }, others);
}
