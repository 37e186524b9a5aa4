import { SALARY_BANDS } from '@chamba/kernel/catalogues';
import { canonicalSearchParams, statesOfRegion } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { categoryById, categoryBySlug, subcategoryBySlug } from '../catalogue/categories.ts';
import type { Category, Subcategory } from '../catalogue/categories.ts';
import { toBits } from '../model/traits.ts';
import { toStateKey } from '../model/states.ts';
import type { Place } from '../lookup/places.ts';
import { toCompanyKey } from './index-offer.ts';
import { splitPhrases } from './sentence/exclusions.ts';
import { askedWords, readSentence } from './sentence/read-sentence.ts';
import type { PlacedCondition } from './sentence/read-sentence.ts';
import { toQueryWords, toUnwantedWords } from '../text/words.ts';
import { placeKeys, textQueries, typedTitlesFirst } from './where.ts';
import type { TextQueries } from './where.ts';

/** A search as the index understands it. */
export type SearchQuery = {
  params: SearchParams;
  /** The keyword as the word index is asked for it; all of it empty without one. */
  text: TextQueries;
  /** How many of the newest offers are looked at for each title that has the keyword, one frequent word; 0 for none. */
  walk: number;
  /** Chosen place; null for the whole country. */
  place: Place | null;
  states: readonly number[];
  city: number;
  /** The one chosen category; null for none or several. */
  category: Category | null;
  /** Ids of the chosen categories; none for any. */
  categories: readonly number[];
  subcategory: Subcategory | null;
  /** What stands for the chosen employer, 0 for the offers that name none; null for any. */
  company: number | null;
  /** Lexemes of filters that have no facet: sector, activity, rating, licence, day of pay. */
  lexemes: readonly string[];
  /** Queries of what offers must not say. */
  excluded: readonly string[];
  /** Conditions that were read from the keyword. */
  conditions: readonly PlacedCondition[];
  workmodes: readonly number[];
  /** Bits of the contract ids asked for; 0 for any. */
  contracts: number;
  education: readonly number[];
  /** Bits of the shifts and of the days asked for; 0 for any. */
  shifts: number;
  workdays: number;
  experience: readonly number[];
  /** Least pay an hour, MXN; 0 for any. */
  hourly: number;
  salary: SalaryFilter | null;
  /** Publication age in days; 0 for any. */
  age: number;
  byDate: boolean;
  page: number;
  /** Something was asked for that does not exist, so that nothing can match. */
  impossible: boolean;
};

/** Pay between two amounts, MXN a month: from `min`, below `max`. `bands` when both are limits of bands. */
export type SalaryFilter = { min: number; max: number | null; bands: { first: number; last: number } | null };

function salaryFilter(smin: number | undefined, smax: number | undefined): SalaryFilter | null {
  if (smin === undefined && smax === undefined) return null;
  const min = smin ?? 0;
  const max = smax ?? null;
  const first = SALARY_BANDS.findIndex((band) => band.min === min);
  const last = max === null ? SALARY_BANDS.length - 1 : SALARY_BANDS.findIndex((band) => band.max === max);
  return { min, max, bands: first >= 0 && last >= first ? { first, last } : null };
}

/** Whether a search names a place that was not found. */
const asksForPlace = (params: SearchParams): boolean => Boolean(params.location ?? params.ci);

/**
 * Reads search parameters into a query.
 * @param place what the parameters' place was resolved to; null when they name none or it does not exist.
 * @param reading `exclusions` to take all words of the keyword but what it excludes as they are.
 */
export function readQuery(
  raw: SearchParams,
  place: Place | null,
  reading: 'all' | 'exclusions' = 'all',
): SearchQuery {
  const written = canonicalSearchParams(raw);
  const sentence = readSentence(written, reading);
  const params = canonicalSearchParams(sentence.params);
  const named = params.category ? (categoryBySlug(params.category) ?? null) : null;
  const categories = [...new Set([...(named ? [named.id] : []), ...(params.categories ?? [])])];
  const category = categories.length === 1 ? (categoryById(categories[0] ?? 0) ?? null) : null;
  const subcategory =
    category && params.subcategory ? (subcategoryBySlug(category, params.subcategory) ?? null) : null;
  const chosen = place && place.type !== 'CO' ? place : null;
  const region = params.region ? statesOfRegion(params.region).map(toStateKey) : [];
  const states = chosen ? [chosen.state] : region;
  const lexemes = [
    params.sectorid && `se:${params.sectorid}`,
    params.giroid && `gi:${params.giroid}`,
    params.ratingTag && `rt:${params.ratingTag}`,
    params.licence && `li:${params.licence}`,
    params.payday && `pf:${params.payday}`,
  ].filter((lexeme): lexeme is string => Boolean(lexeme));
  const text = textQueries([toQueryWords(params.q ?? '', params.literal)]);
  const asked = askedWords(written.q ?? '', sentence.conditions);
  return {
    params,
    text: asked === null ? text : typedTitlesFirst(text, toQueryWords(asked)),
    walk: 0,
    place: chosen,
    states,
    city: chosen ? placeKeys(chosen).city : 0,
    category,
    categories,
    subcategory,
    company: params.cop ? toCompanyKey(params.cop) : null,
    lexemes,
    excluded: splitPhrases(params.exclude)
      .map((phrase) => textQueries([toUnwantedWords(phrase)]).all)
      .filter(Boolean),
    conditions: sentence.conditions,
    workmodes: params.work_mode ?? [],
    contracts: (params.contract_type ?? []).reduce((bits, id) => bits | (1 << (id - 1)), 0),
    education: params.education ?? [],
    shifts: toBits(params.shift),
    workdays: toBits(params.workdays),
    experience: params.experience ?? [],
    hourly: params.hmin ?? 0,
    salary: salaryFilter(params.smin, params.smax),
    age: params.tm ?? 0,
    byDate: params.sort === 2,
    page: params.page ?? 1,
    impossible:
      (asksForPlace(params) && place === null) ||
      (params.category !== undefined && named === null) ||
      (params.subcategory !== undefined && category !== null && subcategory === null) ||
      (chosen !== null && region.length > 0 && !region.includes(chosen.state)),
  };
}

/** How many filters are chosen: facet items and employer; keyword and place do not count. */
export function activeFilters(query: SearchQuery): number {
  const { params } = query;
  return (
    query.categories.length +
    (params.work_mode?.length ?? 0) +
    (params.contract_type?.length ?? 0) +
    (params.education?.length ?? 0) +
    splitPhrases(params.exclude).length +
    (params.shift?.length ?? 0) +
    (params.workdays?.length ?? 0) +
    (params.experience?.length ?? 0) +
    [
      query.salary,
      params.hmin,
      query.age > 0,
      params.subcategory,
      params.cop,
      params.region,
      params.sectorid,
      params.giroid,
      params.ratingTag,
      params.licence,
      params.payday,
    ].filter(Boolean).length
  );
}

/** Whether nothing narrows a search but its keyword. */
export const isUnfiltered = (query: SearchQuery): boolean =>
  activeFilters(query) === 0 && query.states.length === 0 && query.city === 0 && !query.impossible;
