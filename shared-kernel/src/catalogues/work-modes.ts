import type { CatalogueItem } from './item.ts';

/** Work modes in the order they are shown. */
export const WORK_MODES: readonly CatalogueItem[] = [
  { id: 0, label: 'Presencial' },
  { id: 2, label: 'Híbrido' },
  { id: 1, label: 'Desde casa' },
];

/**
 * Label of a work-mode id; undefined if the id is unknown.
 * @example workModeLabel(2) // 'Híbrido'
 */
export function workModeLabel(id: number): string | undefined {
  return WORK_MODES.find((mode) => mode.id === id)?.label;
}
