import { buildSearchUrl } from '../routes/build-search-url.ts';
import type { SearchParams } from '../routes/types.ts';
import { canonicalSearchPath } from './canonical.ts';

type Crumb = { name: string; path: string };

/**
 * The way to a search, for `breadcrumbs`: home, all offers, the state of its city, the search itself.
 * @param search heading of the page, and its place as it is written: 'Guadalajara, Jalisco'; empty for the country; its
 * canonical path where the address does not say it.
 * @example searchCrumbs(params, { heading: found.seo.h1, place: 'Guadalajara, Jalisco' })
 */
export function searchCrumbs(
  params: SearchParams,
  search: { heading: string; place: string; path?: string },
): Crumb[] {
  const self = search.path ?? canonicalSearchPath(params);
  const state = search.place.split(', ').at(-1) ?? '';
  const above: Crumb[] = [
    { name: 'Inicio', path: '/' },
    { name: 'Empleos', path: '/empleos' },
  ];
  // The place of a colonia's address names the colonia, not its state.
  if (params.location && params.location !== 'mexico' && state !== '' && !params.location.includes('-cp-'))
    above.push({ name: state, path: buildSearchUrl({ location: params.location }) });
  return [...above.filter(({ path }) => path !== self), { name: search.heading, path: self }];
}
