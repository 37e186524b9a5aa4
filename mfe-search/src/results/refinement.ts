import type { CategoryFacetItem, FacetItem } from '@chamba/kernel/api';
import { compareItems } from '../search/merge-facets.ts';
import type { Link } from '../home/home.slice.ts';

/** Places shown under the list. */
const LIMIT = 10;

const toLinks = (items: readonly FacetItem[], isSorted?: boolean): Link[] =>
  (isSorted ? items : [...items].sort(compareItems))
    .filter(({ selected }) => !selected)
    .map(({ id, description, url, items: count }) => ({ id, description, url, count }));

/**
 * Places with most offers for this search, at most ten, equal ones by name.
 * @param isSorted they are around the place of the search, the nearest first, and stay so.
 */
export const topLocations = (items: readonly FacetItem[], isSorted?: boolean): Link[] =>
  toLinks(items, isSorted).slice(0, LIMIT);

/** The chosen category's name and its other subcategories, most offers first; null where nothing is left to refine. */
export function categoryRefinement(
  categories: readonly CategoryFacetItem[],
): { name: string; links: Link[] } | null {
  const chosen = categories.find(
    ({ selected, subItems }) => selected || subItems.some((item) => item.selected),
  );
  const links = toLinks(chosen?.subItems ?? []);
  return chosen && links.length > 0 ? { name: chosen.description, links } : null;
}
