import type { CategoryFacetItem, FacetItem, Facets } from '@chamba/kernel/api';
import { FACET_LABELS } from '@chamba/kernel/catalogues';
import { buildSearchUrl, type SearchParams } from '@chamba/kernel/routes';

export type FacetKey = keyof typeof FACET_LABELS;

/** One filter of the bar. `list` is the parameter of a filter that takes several values. */
export type FacetKind = {
  key: FacetKey;
  label: string;
  name: 'workMode' | 'salary' | 'date' | 'category' | 'contract' | 'education';
  list?: 'work_mode' | 'contract_type' | 'education';
};

/** The filters in the order of the bar. */
export const FACETS: readonly FacetKind[] = [
  { key: 'WM', label: FACET_LABELS.WM, name: 'workMode', list: 'work_mode' },
  { key: 'SAL', label: FACET_LABELS.SAL, name: 'salary' },
  { key: 'TM', label: FACET_LABELS.TM, name: 'date' },
  { key: 'CAT', label: FACET_LABELS.CAT, name: 'category' },
  { key: 'JT', label: FACET_LABELS.JT, name: 'contract', list: 'contract_type' },
  { key: 'EL', label: FACET_LABELS.EL, name: 'education', list: 'education' },
];

/** An item as its panel lists it; subcategories stand indented under the chosen category. */
export type PanelItem = FacetItem & { indented: boolean };

/** Items of a filter in the order they are shown. */
export function panelItems(facets: Facets, kind: FacetKind): PanelItem[] {
  if (kind.name !== 'category') return facets[kind.name].map((item) => ({ ...item, indented: false }));
  return facets.category.flatMap((item: CategoryFacetItem) => {
    const { subItems, ...category } = item;
    const children =
      subItems.length > 0 ? subItems : facets.subcategory.filter(({ idParent }) => idParent === item.id);
    const open = item.selected || children.some(({ selected }) => selected);
    return [
      { ...category, indented: false },
      ...(open ? children.map((child) => ({ ...child, indented: true })) : []),
    ];
  });
}

/** Words of the chosen values; undefined when nothing is chosen. */
export function chosenText(items: readonly PanelItem[]): string | undefined {
  const chosen = items.filter(({ selected }) => selected);
  // A chosen subcategory says more than the category it lies in.
  const shown = chosen.some(({ indented }) => indented) ? chosen.filter(({ indented }) => indented) : chosen;
  if (shown.length === 0) return undefined;
  return shown.length === 1 ? shown[0]?.description : `${shown[0]?.description} +${shown.length - 1}`;
}

/** Identity of an item within its panel. */
export const itemKey = (item: PanelItem): string => `${item.indented ? 'sub-' : ''}${item.id}-${item.value}`;

/** Keys of the items that the current search has chosen. */
export function chosenKeys(items: readonly PanelItem[]): readonly string[] {
  return items.filter(({ selected }) => selected).map(itemKey);
}

/**
 * The draft after a press: a chosen item is dropped; filters of one value swap, of several add. A category and its
 * subcategories are one choice: the one pressed last.
 */
export function toggleDraft(draft: readonly string[], item: PanelItem, kind: FacetKind): readonly string[] {
  const key = itemKey(item);
  if (draft.includes(key)) return draft.filter((other) => other !== key);
  return kind.list ? [...draft, key] : [key];
}

/** Where 'APLICAR' leads for a draft. `current` stands for a draft that changes nothing. */
export function draftUrl(
  kind: FacetKind,
  items: readonly PanelItem[],
  draft: readonly string[],
  params: SearchParams,
  current: string,
): string {
  if (kind.list) {
    const ids = items.filter((item) => draft.includes(itemKey(item))).map(({ id }) => Number(id));
    return buildSearchUrl({ ...params, page: undefined, [kind.list]: ids });
  }
  const wanted = items.find((item) => draft.includes(itemKey(item)) && !item.selected);
  if (wanted) return wanted.url;
  const kept = items.filter((item) => item.selected && draft.includes(itemKey(item)));
  const dropped = items.filter((item) => item.selected && !draft.includes(itemKey(item)));
  // Dropping a subcategory keeps its category; dropping the category drops both.
  const last = dropped.find(({ indented }) => !indented) ?? dropped[0];
  return last && !(kept.some(({ indented }) => indented) && !last.indented) ? last.url : current;
}

/** Where 'LIMPIAR' leads: the same search without this filter. */
export function clearedUrl(kind: FacetKind, params: SearchParams): string {
  const without: Partial<SearchParams> = {
    WM: { work_mode: undefined },
    SAL: { smin: undefined, smax: undefined },
    TM: { tm: undefined },
    CAT: { category: undefined, subcategory: undefined },
    JT: { contract_type: undefined },
    EL: { education: undefined },
  }[kind.key];
  return buildSearchUrl({ ...params, page: undefined, ...without });
}

/** How many filters a search has, and its address without them; keyword and place do not count. */
export function countActiveFilters(params: SearchParams): {
  activefilters: number;
  clearurl: string;
  cop: string;
} {
  const { q, literal, location, ci, cop } = params;
  const lists = [params.work_mode, params.contract_type, params.education];
  const single = [
    params.smin ?? params.smax,
    params.tm,
    params.category,
    params.subcategory,
    cop,
    params.region,
    params.sectorid,
    params.giroid,
    params.ratingTag,
  ];
  return {
    activefilters:
      lists.reduce((sum, list) => sum + (list?.length ?? 0), 0) +
      single.filter((value) => value !== undefined).length,
    clearurl: buildSearchUrl({ q, literal, location, ci }),
    cop: cop ?? '',
  };
}

const COMPANY_LIMIT = 16;

/**
 * Text of the clear button when a company is the only filter; undefined otherwise.
 * @param companies the filter's values: the chosen one has its name with accents, the address has not.
 */
export function onlyCompany(
  query: { cop: string; activefilters: number },
  companies: ReadonlyArray<Pick<FacetItem, 'description' | 'selected'>> = [],
): string | undefined {
  if (query.activefilters !== 1 || !query.cop) return undefined;
  const chosen = companies.find(({ selected }) => selected)?.description;
  const name = (chosen || query.cop.replaceAll('-', ' ')).toLocaleUpperCase('es-MX');
  return [...name].length > COMPANY_LIMIT ? `${[...name].slice(0, COMPANY_LIMIT).join('').trimEnd()}…` : name;
}
