import { normaliseSearchText, slugify, withoutAccents } from './normalise.ts';
import { REGIONS } from './regions.ts';
import { ID_LISTS, KEYWORD_LIMIT, SEARCH_AGES } from './segments.ts';
import type { SearchParams } from './types.ts';

const slug = (value: string | undefined): string | undefined => (value && slugify(value)) || undefined;

/** Ids and tags: letters, digits, hyphen, underscore and comma only, so that they need no escaping. */
const token = (value: string | undefined): string | undefined =>
  value?.replace(/[^\w,-]/g, '').slice(0, 60) || undefined;

function keyword(value: string | undefined): string | undefined {
  if (!value) return undefined;
  return normaliseSearchText(withoutAccents(value).toLowerCase()).slice(0, KEYWORD_LIMIT).trim() || undefined;
}

function ids(
  values: readonly number[] | undefined,
  low: number,
  high: number,
): readonly number[] | undefined {
  if (!values) return undefined;
  const kept = [...new Set(values)].filter((id) => Number.isInteger(id) && id >= low && id <= high);
  return kept.length > 0 ? kept.sort((a, b) => a - b) : undefined;
}

function whole(value: number | undefined, high: number): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= high ? value : undefined;
}

const SLUGS = ['cop', 'location', 'ci'] as const;
const TOKENS = ['sectorid', 'giroid', 'ratingTag', 'licence', 'payday', 'exclude'] as const;
/** Each with its highest value. */
const NUMBERS = [
  ['smin', 9_999_999],
  ['smax', 9_999_999],
  ['hmin', 99_999],
  ['page', 999_999],
] as const;

/**
 * The one form of a search that stands for all equal ones: slugs folded, lists ascending without repeats, values
 * outside their catalogue and the default order left out. Absent keys are missing, never `undefined`.
 * @example
 * canonicalSearchParams({ q: 'Cajero ', work_mode: [2, 0, 2], sort: 1 }) // { q: 'cajero', work_mode: [0, 2] }
 */
export function canonicalSearchParams(params: SearchParams): SearchParams {
  const all: { -readonly [Name in keyof SearchParams]: SearchParams[Name] } = {};
  // A page of results has hundreds of addresses, each with few of these keys.
  const put = <Name extends keyof SearchParams>(name: Name, value: SearchParams[Name]): void => {
    if (value !== undefined) all[name] = value;
  };
  put('q', keyword(params.q));
  for (const name of SLUGS) put(name, slug(params[name]));
  for (const name of TOKENS) put(name, token(params[name]));
  for (const [name, high] of NUMBERS) put(name, whole(params[name], high));
  for (const [name, low, high] of ID_LISTS) put(name, ids(params[name], low, high));
  put('category', slug(params.category));
  if (all.category) put('subcategory', slug(params.subcategory));
  const region = slug(params.region);
  if (REGIONS.some((known) => known.slug === region)) put('region', region);
  if (params.tm !== undefined && SEARCH_AGES.includes(params.tm)) put('tm', params.tm);
  if (params.sort === 2) put('sort', 2);
  if (all.q && params.literal === true) put('literal', true);
  return all;
}
