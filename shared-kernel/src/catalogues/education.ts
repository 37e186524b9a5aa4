import type { CatalogueItem } from './item.ts';

/** Education levels, lowest first. */
export const EDUCATION_LEVELS: readonly CatalogueItem[] = [
  { id: 1, label: 'Secundaria' },
  { id: 2, label: 'Bachillerato' },
  { id: 3, label: 'Técnico' },
  { id: 4, label: 'Universitario sin título' },
  { id: 5, label: 'Universitario titulado' },
  { id: 6, label: 'Posgrado' },
];

/**
 * Label of an education id; undefined if the id is unknown.
 * @example educationLabel(2) // 'Bachillerato'
 */
export function educationLabel(id: number): string | undefined {
  return EDUCATION_LEVELS.find((level) => level.id === id)?.label;
}

/** Levels of a language, lowest first. */
export const LANGUAGE_LEVELS: readonly CatalogueItem[] = [
  { id: 1, label: 'Básico' },
  { id: 2, label: 'Intermedio' },
  { id: 3, label: 'Avanzado' },
  { id: 4, label: 'Nativo' },
];
