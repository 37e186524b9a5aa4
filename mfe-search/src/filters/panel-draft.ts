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
export const takesSeveral = ({ key }: FacetKind): boolean => CODES[key] !== undefined;

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
  return CODES[kind.key] ? [...draft, key] : [key];
}

/** Where 'APLICAR' leads for a draft. `current` stands for a draft that changes nothing. */
export function draftUrl(
  kind: FacetKind,
  items: readonly PanelItem[],
  draft: readonly string[],
  params: SearchParams,
  current: string,
): string {
  const codes = CODES[kind.key];
  if (codes) {
    const chosen = items.filter((item) => draft.includes(itemKey(item)));
    const lists = codes.map((code) => [
      LISTS[code],
      chosen.filter(({ key }) => codes.length === 1 || key === code).map(({ id }) => Number(id)),
    ]);
    return buildSearchUrl({ ...params, page: undefined, ...Object.fromEntries(lists) });
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
  const single: Partial<Record<FacetKey, readonly string[]>> = {
    SAL: ['smin', 'smax', 'hmin'],
    TM: ['tm'],
    CAT: ['category', 'subcategory'],
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
