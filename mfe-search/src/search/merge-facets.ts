import type { CategoryFacetItem, FacetItem, Facets } from '@chamba/kernel/api';
import {
  CONTRACT_TYPES,
  EDUCATION_LEVELS,
  PUBLICATION_AGES,
  SALARY_BANDS,
  WORK_MODES,
} from '@chamba/kernel/catalogues';
import { buildSearchUrl, type SearchParams } from '@chamba/kernel/routes';

/** Count of an item that the server said nothing about. */
export const UNKNOWN_COUNT = -1;

type Choice = {
  id: string;
  description: string;
  value: string;
  selected: boolean;
  next: Partial<SearchParams>;
};

/** The list with one id more or less. */
export function toggleId(ids: readonly number[] | undefined, id: number): readonly number[] {
  const list = ids ?? [];
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

const toChoice = (
  id: number | string,
  description: string,
  selected: boolean,
  next: Partial<SearchParams>,
): Choice => ({ id: String(id), description, value: String(id), selected, next });

const listed = (
  items: ReadonlyArray<{ id: number; label: string }>,
  name: 'work_mode' | 'contract_type' | 'education',
  params: SearchParams,
): Choice[] =>
  items.map(({ id, label }) =>
    toChoice(id, label, params[name]?.includes(id) ?? false, { [name]: toggleId(params[name], id) }),
  );

const defaults = (
  params: SearchParams,
): Record<'workMode' | 'salary' | 'date' | 'contract' | 'education', Choice[]> => ({
  workMode: listed(WORK_MODES, 'work_mode', params),
  contract: listed(CONTRACT_TYPES, 'contract_type', params),
  education: listed(EDUCATION_LEVELS, 'education', params),
  date: PUBLICATION_AGES.map(({ id, label }) =>
    toChoice(id, label, params.tm === id, { tm: params.tm === id ? undefined : id }),
  ),
  salary: SALARY_BANDS.map(({ value, label, min, max }) => {
    const { smin, smax } = params;
    const selected = (smin ?? smax) !== undefined && (smin ?? 0) === min && (smax ?? null) === max;
    return toChoice(value, label, selected, {
      smin: selected ? undefined : min || undefined,
      smax: selected ? undefined : (max ?? undefined),
    });
  }),
});

const KEYS = { workMode: 'WM', salary: 'SAL', date: 'TM', contract: 'JT', education: 'EL' } as const;

/** What a search that failed says about its filters. */
export const NO_FACETS: Facets = {
  workMode: [],
  salary: [],
  date: [],
  category: [],
  subcategory: [],
  contract: [],
  education: [],
  sort: [],
  location: [],
};

/** A category known from another search, as a filter of this one. */
function carriedOver(
  { subItems, ...category }: CategoryFacetItem,
  params: SearchParams,
  items: number,
): CategoryFacetItem {
  const item = (known: FacetItem, selected: boolean, next: Partial<SearchParams>): FacetItem => ({
    ...known,
    items,
    selected,
    url: buildSearchUrl({ ...params, page: undefined, ...next }),
  });
  const chosen = params.category === category.value || !!params.categories?.includes(Number(category.id));
  return {
    ...item(category, chosen, { category: chosen ? undefined : category.value, subcategory: undefined }),
    subItems: subItems.map((sub) => {
      const selected = chosen && params.subcategory === sub.value;
      return item(sub, selected, {
        category: category.value,
        subcategory: selected ? undefined : sub.value,
      });
    }),
  };
}

/**
 * Facets as the bar shows them. A facet the server returned is merged over the default list, so that no choice
 * disappears, and categories over those known before; one it did not return shows the default list, or those categories.
 */
export function withDefaultFacets(returned: Facets, previous: Facets | null, params: SearchParams): Facets {
  const base = defaults(params);
  const fixed = (name: keyof typeof KEYS): FacetItem[] => {
    const known = new Map(returned[name].map((item) => [item.value, item]));
    const rest = new Set(returned[name]);
    const merged = base[name].map(({ id, description, value, selected, next }) => {
      const item = known.get(value) ?? returned[name].find((other) => other.id === id);
      const url = buildSearchUrl({ ...params, page: undefined, ...next });
      if (item) {
        rest.delete(item);
        // A service need not know the addresses of the site, nor say what the address of the page does.
        return item.url ? item : { ...item, url, selected };
      }
      // A list the server did return leaves out what has no offers.
      const items = returned[name].length > 0 ? 0 : UNKNOWN_COUNT;
      return { id, description, items, url, text: description, value, key: KEYS[name], selected };
    });
    return [...merged, ...rest];
  };
  return {
    ...returned,
    workMode: fixed('workMode'),
    salary: fixed('salary'),
    date: fixed('date'),
    contract: fixed('contract'),
    education: fixed('education'),
    category: byCount(mergedCategories(returned.category, previous?.category ?? [], params)),
  };
}

/** The categories of a search with those of the one before that it left out: they have no offers in it. */
function mergedCategories(
  returned: readonly CategoryFacetItem[],
  previous: readonly CategoryFacetItem[],
  params: SearchParams,
): CategoryFacetItem[] {
  const count = returned.length > 0 ? 0 : UNKNOWN_COUNT;
  const left = previous.filter(({ id }) => !returned.some((category) => category.id === id));
  return [...returned, ...left.map((category) => carriedOver(category, params, count))];
}

/** Categories with most offers first, equal ones by name. */
function byCount(items: readonly CategoryFacetItem[]): CategoryFacetItem[] {
  return [...items]
    .sort(compareItems)
    .map((item) => ({ ...item, subItems: [...item.subItems].sort(compareItems) }));
}

/** Order of facet items: most offers first, equal ones by name. */
export function compareItems(a: FacetItem, b: FacetItem): number {
  return b.items - a.items || a.description.localeCompare(b.description, 'es');
}
