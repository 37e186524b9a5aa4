import { normaliseSearchText, slugify, withoutAccents } from './normalise.ts';
import { REGIONS } from './regions.ts';
import { ID_LISTS, KEYWORD_LIMIT, SEARCH_AGES } from './segments.ts';
import type { SearchParams } from './types.ts';

const slug = (value: string | undefined): string | undefined => (value && slugify(value)) || undefined;

/** Ids and tags: letters, digits, hyphen, underscore and comma only, so that they need no escaping. */
const token = (value: string | undefined): string | undefined =>
  value?.replace(/[^\w,-]/g, '').slice(0, 60) || undefined;

function keyword(value: string | undefined): string | undefined {
  return withoutAccents(normaliseSearchText(value).toLowerCase()).slice(0, KEYWORD_LIMIT).trim() || undefined;
}

function ids(
  values: readonly number[] | undefined,
  low: number,
  high: number,
): readonly number[] | undefined {
  const kept = [...new Set(values ?? [])].filter((id) => Number.isInteger(id) && id >= low && id <= high);
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
  const q = keyword(params.q);
  const category = slug(params.category);
  const region = slug(params.region);
  const all: SearchParams = {
    q,
    ...Object.fromEntries([
      ...SLUGS.map((name) => [name, slug(params[name])]),
      ...TOKENS.map((name) => [name, token(params[name])]),
      ...NUMBERS.map(([name, high]) => [name, whole(params[name], high)]),
      ...ID_LISTS.map(([name, low, high]) => [name, ids(params[name], low, high)]),
    ]),
    category,
    subcategory: category && slug(params.subcategory),
    region: REGIONS.some((known) => known.slug === region) ? region : undefined,
    tm: params.tm !== undefined && SEARCH_AGES.includes(params.tm) ? params.tm : undefined,
    sort: params.sort === 2 ? 2 : undefined,
    literal: q !== undefined && params.literal === true ? true : undefined,
  };
  return Object.fromEntries(Object.entries<unknown>(all).filter(([, value]) => value !== undefined));
}
