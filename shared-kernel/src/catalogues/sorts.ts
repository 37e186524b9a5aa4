import type { CatalogueItem } from './item.ts';

/** Orders of the results. */
export const SORTS: readonly CatalogueItem[] = [
  { id: 1, label: 'Relevancia' },
  { id: 2, label: 'Fecha' },
];

/** Order of a search that names none. */
export const DEFAULT_SORT = 1;
