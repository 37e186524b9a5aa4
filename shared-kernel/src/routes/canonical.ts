import { normaliseSearchText, slugify, withoutAccents } from './normalise.ts';
import { REGIONS } from './regions.ts';
import { KEYWORD_LIMIT, SEARCH_AGES } from './segments.ts';
import type { SearchParams } from './types.ts';

const slug = (value: string | undefined): string | undefined => (value && slugify(value)) || undefined;

/** Ids and tags of other systems: letters, digits, hyphen and underscore only, so that they need no escaping. */
const token = (value: string | undefined): string | undefined =>
  value?.replace(/[^\w-]/g, '').slice(0, 60) || undefined;

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
    cop: slug(params.cop),
    category,
    subcategory: category && slug(params.subcategory),
    location: slug(params.location),
    ci: slug(params.ci),
    contract_type: ids(params.contract_type, 1, 5),
    sectorid: token(params.sectorid),
    region: REGIONS.some((known) => known.slug === region) ? region : undefined,
    giroid: token(params.giroid),
    education: ids(params.education, 1, 6),
    work_mode: ids(params.work_mode, 0, 2),
    smin: whole(params.smin, 9_999_999),
    smax: whole(params.smax, 9_999_999),
    page: whole(params.page, 999_999),
    tm: params.tm !== undefined && SEARCH_AGES.includes(params.tm) ? params.tm : undefined,
    sort: params.sort === 2 ? 2 : undefined,
    ratingTag: token(params.ratingTag),
    literal: q !== undefined && params.literal === true ? true : undefined,
  };
  return Object.fromEntries(Object.entries<unknown>(all).filter(([, value]) => value !== undefined));
}
