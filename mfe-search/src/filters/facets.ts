import type { CategoryFacetItem, FacetItem, Facets } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import { FACET_LABELS } from '@chamba/kernel/catalogues';
import { buildSearchUrl, type SearchParams } from '@chamba/kernel/routes';

/** Names of the filters; the last one is of this site alone. */
const LABELS = { ...FACET_LABELS, MORE: 'Horario y experiencia' };

export type FacetKey = keyof typeof LABELS;

/** Names of the parts of the last filter, by the code of their items. */
export const PARTS: Readonly<Record<string, string>> = {
  SH: 'Turno',
  WD: 'Días de trabajo',
  XP: 'Experiencia que piden',
};

/** Lists of facets that each filter shows, in the order of the bar. */
const NAMES = {
  WM: ['workMode'],
  SAL: ['salary'],
  TM: ['date'],
  CAT: ['category'],
  JT: ['contract'],
  EL: ['education'],
  MORE: ['shift', 'workdays', 'experience'],
} as const satisfies Record<FacetKey, readonly (keyof Facets)[]>;

/** One filter of the bar. */
export type FacetKind = { key: FacetKey; label: string };

/** The filters in the order of the bar. */
export const FACETS: readonly FacetKind[] = (Object.keys(NAMES) as FacetKey[]).map((key) => ({
  key,
  label: LABELS[key],
}));

/** An item as its panel lists it; subcategories stand indented under the chosen category. */
export type PanelItem = FacetItem & { indented: boolean };

/** Items of a filter in the order they are shown. */
export function panelItems(facets: Facets, { key }: FacetKind): PanelItem[] {
  if (key !== 'CAT')
    return NAMES[key].flatMap((name) => (facets[name] ?? []).map((item) => ({ ...item, indented: false })));
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

/** The least pay that was chosen as an amount. */
export function amountText({ smin, hmin }: SearchParams): string | undefined {
  if (hmin) return `Desde $${formatCount(hmin)} por hora`;
  return smin ? `Desde $${formatCount(smin)}` : undefined;
}

/** Identity of an item within its panel. */
export const itemKey = (item: PanelItem): string =>
  `${item.indented ? 'sub-' : ''}${item.key}${item.id}-${item.value}`;

/** How many filters a search has, and its address without them; keyword and place do not count. */
export function countActiveFilters(params: SearchParams): {
  activefilters: number;
  clearurl: string;
  cop: string;
} {
  const { q, literal, location, ci, page: _page, sort: _sort, smin, smax, ...filters } = params;
  return {
    activefilters: [smin ?? smax, ...Object.values(filters)].flat().filter((value) => value !== undefined)
      .length,
    clearurl: buildSearchUrl({ q, literal, location, ci }),
    cop: params.cop ?? '',
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
