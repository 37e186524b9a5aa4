import { buildSearchUrl, type SearchParams } from '@chamba/kernel/routes';
import { itemKey, type FacetKey, type FacetKind, type PanelItem } from './facets.ts';

/** Parameters that take several values, by the code of their items. */
const LISTS = {
  WM: 'work_mode',
  JT: 'contract_type',
  EL: 'education',
  SH: 'shift',
  WD: 'workdays',
  XP: 'experience',
} as const;

/** Codes of a filter's items of which several can be chosen; none where one choice takes the place of another. */
const CODES: Partial<Record<FacetKey, readonly (keyof typeof LISTS)[]>> = {
  WM: ['WM'],
  JT: ['JT'],
  EL: ['EL'],
  MORE: ['SH', 'WD', 'XP'],
};

/** Whether several values of a filter can be chosen. */
export const takesSeveral = ({ key }: FacetKind): boolean => key === 'CAT' || CODES[key] !== undefined;

/** Keys of the items that the current search has chosen. */
export function chosenKeys(items: readonly PanelItem[]): readonly string[] {
  return items.filter(({ selected }) => selected).map(itemKey);
}

/**
 * The draft after a press: a chosen item is dropped; filters of one value swap, of several add. A subcategory narrows its
 * category alone, so that it takes the place of all others.
 */
export function toggleDraft(
  draft: readonly string[],
  item: PanelItem,
  kind: FacetKind,
  items: readonly PanelItem[],
): readonly string[] {
  const key = itemKey(item);
  if (kind.key === 'CAT') return toggleCategory(draft, item, items);
  if (draft.includes(key)) return draft.filter((other) => other !== key);
  return CODES[kind.key] ? [...draft, key] : [key];
}

function toggleCategory(
  draft: readonly string[],
  item: PanelItem,
  items: readonly PanelItem[],
): readonly string[] {
  const key = itemKey(item);
  const isChosen = draft.includes(key);
  if (item.indented) {
    const parent = items.find((other) => !other.indented && other.id === item.idParent);
    return [...(parent ? [itemKey(parent)] : []), ...(isChosen ? [] : [key])];
  }
  const subcategories = items.filter(({ indented }) => indented).map(itemKey);
  const whole = draft.filter((other) => other !== key && !subcategories.includes(other));
  return isChosen ? whole : [...whole, key];
}

/** Where chosen categories lead: one has an address of its own, several are a list. */
function categoriesUrl(chosen: readonly PanelItem[], params: SearchParams): string {
  const sub = chosen.find(({ indented }) => indented);
  const categories = chosen.filter(({ indented }) => !indented);
  const [only] = categories;
  const last = sub ?? only;
  // A service may have addresses of its own for its categories.
  if (last && categories.length < 2 && !last.selected && !params.categories) return last.url;
  const isList = categories.length > 1;
  return buildSearchUrl({
    ...params,
    page: undefined,
    category: isList ? undefined : only?.value,
    categories: isList ? categories.map(({ id }) => Number(id)) : undefined,
    subcategory: sub?.value,
  });
}

/** Where 'APLICAR' leads for a draft. `current` stands for a draft that changes nothing. */
export function draftUrl(
  kind: FacetKind,
  items: readonly PanelItem[],
  draft: readonly string[],
  params: SearchParams,
  current: string,
): string {
  const isChosen = (item: PanelItem): boolean => draft.includes(itemKey(item));
  if (items.every((item) => item.selected === isChosen(item))) return current;
  const chosen = items.filter(isChosen);
  const codes = CODES[kind.key];
  if (codes) {
    const lists = codes.map((code) => [
      LISTS[code],
      chosen.filter(({ key }) => codes.length === 1 || key === code).map(({ id }) => Number(id)),
    ]);
    return buildSearchUrl({ ...params, page: undefined, ...Object.fromEntries(lists) });
  }
  if (kind.key === 'CAT') return categoriesUrl(chosen, params);
  const wanted = chosen.find(({ selected }) => !selected);
  if (wanted) return wanted.url;
  return items.find((item) => item.selected && !isChosen(item))?.url ?? current;
}

/** Where 'LIMPIAR' leads: the same search without this filter. */
export function clearedUrl(kind: FacetKind, params: SearchParams): string {
  const single: Partial<Record<FacetKey, readonly string[]>> = {
    SAL: ['smin', 'smax', 'hmin'],
    TM: ['tm'],
    CAT: ['category', 'categories', 'subcategory'],
  };
  const names = CODES[kind.key]?.map((code) => LISTS[code]) ?? single[kind.key] ?? [];
  return buildSearchUrl({
    ...params,
    page: undefined,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  });
}

/** The search with a least pay in place of what was asked of pay. @param amount MXN; less than 1 for any. */
export const leastPayUrl = (params: SearchParams, unit: 'smin' | 'hmin', amount: number): string =>
  buildSearchUrl({
    ...params,
    ...{ smin: undefined, smax: undefined, hmin: undefined, page: undefined },
    ...(amount >= 1 && { [unit]: amount }),
  });
