import { canonicalSearchParams } from './canonical.ts';
import {
  CONTRACT_FLAGS,
  ID_LISTS,
  WORDED_SALARY_LIMIT,
  isBareSegment,
  isLocationSegment,
} from './segments.ts';
import type { SearchParams } from './types.ts';

const hyphens = (text: string): string => text.replaceAll(' ', '-');

/** Filters that are written after the least pay, in this order. */
const AFTER_PAY = ['smax', 'hmin', 'tm', 'sort', 'ratingTag', 'licence', 'payday', 'exclude'] as const;

/**
 * The address of a search: path segments for what people read, query parameters for the filters.
 * @returns path with query, e.g. `/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara?tft=1`.
 * @example buildSearchUrl({ q: 'cajero', location: 'jalisco', page: 2 }) // '/empleos-de-cajero/en-jalisco?page=2'
 */
export function buildSearchUrl(params: SearchParams): string {
  const search = canonicalSearchParams(params);
  const segments: string[] = [];
  const query: string[] = [];
  const ask = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) query.push(`${name}=${value}`);
  };

  if (search.q) segments.push(`de-${hyphens(search.q)}`);
  if (search.cop) segments.push(`bolsa-de-trabajo-${search.cop}`);
  if (search.category) segments.push(`trabajo-en-${search.category}`);
  if (search.subcategory) {
    if (isBareSegment(search.subcategory)) segments.push(search.subcategory);
    else ask('subcategory', search.subcategory);
  }
  if (search.location) {
    if (isLocationSegment(search.location)) segments.push(`en-${search.location}`);
    else ask('location', search.location);
  }
  if (search.ci) segments.push(`ciudad-de-${search.ci}`);

  const contracts = search.contract_type ?? [];
  for (const [flag, id] of CONTRACT_FLAGS) if (contracts.includes(id)) ask(flag, 1);
  const unflagged = contracts.filter((id) => !CONTRACT_FLAGS.some(([, flagged]) => flagged === id));
  ask('contract_type', unflagged.join(',') || undefined);
  for (const name of ['sectorid', 'region', 'giroid'] as const) ask(name, search[name]);
  for (const [name] of ID_LISTS.slice(1)) ask(name, search[name]?.join(','));
  const worded = search.smin !== undefined && search.smax === undefined && search.smin <= WORDED_SALARY_LIMIT;
  ask('smin', worded ? `mas-de-${search.smin}` : search.smin);
  for (const name of AFTER_PAY) ask(name, search[name]);
  if (search.literal) ask('literal', 1);
  ask('page', search.page);

  const joined = segments.length > 0 && (search.q || segments[0]?.startsWith('en-')) ? '-' : '/';
  const path = segments.length > 0 ? `/empleos${joined}${segments.join('/')}` : '/empleos';
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
