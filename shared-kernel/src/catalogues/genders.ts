import type { CatalogueItem } from './item.ts';

/** Answers to the question of gender. */
export const GENDERS: readonly CatalogueItem<string>[] = [
  { id: '1', label: 'Hombre' },
  { id: '2', label: 'Mujer' },
  { id: '3', label: 'Prefiero no decirlo' },
];
