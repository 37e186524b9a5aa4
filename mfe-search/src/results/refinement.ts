import type { FacetItem } from '@chamba/kernel/api';
import { compareItems } from '../filters/merge-facets.ts';
import type { Link } from '../home/home.slice.ts';

/** Places shown under the list. */
const LIMIT = 10;

/** Places with most offers for this search, at most ten, equal ones by name. */
export function topLocations(items: readonly FacetItem[]): Link[] {
  return items
    .filter(({ selected }) => !selected)
    .sort(compareItems)
    .slice(0, LIMIT)
    .map(({ id, description, url, items: count }) => ({ id, description, url, count }));
}
