import { buildSearchUrl } from '../routes/build-search-url.ts';
import type { SearchParams } from '../routes/types.ts';

/**
 * Whether a search names a settlement. Offers name their municipality at most, so that its results are those of another
 * page, which the search's answer names.
 * @example isOfSettlement({ location: 'roma-norte-cp-06700', ci: 'cuauhtemoc' }) // true
 */
export const isOfSettlement = ({ location }: SearchParams): boolean => /-cp-\d{5}$/.test(location ?? '');

/**
 * Canonical path of a search: the address of the grammar without page and order, which show the same offers, and
 * without the whole country, which is what no place means.
 * @example canonicalSearchPath({ q: 'cajero', page: 3 }) // '/empleos-de-cajero'
 */
export function canonicalSearchPath(params: SearchParams): string {
  const { page: _page, sort: _sort, location, ...rest } = params;
  return buildSearchUrl({ ...rest, location: location === 'mexico' ? undefined : location });
}
