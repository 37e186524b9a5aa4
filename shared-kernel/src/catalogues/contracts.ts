import type { CatalogueItem } from './item.ts';

/** A contract filter; `slug` is its word in addresses. */
export type ContractType = CatalogueItem & { slug: string };

/** Contract filters in the order they are shown. */
export const CONTRACT_TYPES: readonly ContractType[] = [
  { id: 2, label: 'Tiempo completo', slug: 'tiempo-completo' },
  { id: 1, label: 'Medio tiempo', slug: 'medio-tiempo' },
  { id: 4, label: 'Indeterminado', slug: 'indeterminado' },
  { id: 5, label: 'Becario / Prácticas', slug: 'practicas' },
  { id: 3, label: 'Honorarios', slug: 'honorarios' },
];

/** Label of temporary jobs: shown on offers, never a filter. */
export const TEMPORARY_LABEL = 'Temporal';

/**
 * Label of a contract id; undefined if the id is unknown.
 * @example contractLabel(1) // 'Medio tiempo'
 */
export function contractLabel(id: number): string | undefined {
  return CONTRACT_TYPES.find((contract) => contract.id === id)?.label;
}

/** Employment types of the contract listing, by slug. */
export const EMPLOYMENT_TYPES: readonly string[] = [
  'permanente',
  'tiempo-completo',
  'medio-tiempo',
  'honorarios',
];
