import { buildSearchUrl } from '../routes/build-search-url.ts';
import type { SearchParams } from '../routes/types.ts';

/**
 * Canonical path of a search: the address of the grammar without page and order, which show the same offers, and
 * without the whole country, which is what no place means.
 * @example canonicalSearchPath({ q: 'cajero', page: 3 }) // '/empleos-de-cajero'
 */
export function canonicalSearchPath(params: SearchParams): string {
  const { page: _page, sort: _sort, location, ...rest } = params;
  return buildSearchUrl({ ...rest, location: location === 'mexico' ? undefined : location });
}
