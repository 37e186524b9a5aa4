import type { CatalogueItem } from './item.ts';

/** Publication ages of the filter; the id is the value of `tm`, in days. */
export const PUBLICATION_AGES: readonly CatalogueItem[] = [
  { id: 1, label: 'Hoy' },
  { id: 2, label: 'Desde ayer' },
  { id: 3, label: 'Últimos 3 días' },
  { id: 7, label: 'Última semana' },
  { id: 14, label: 'Últimas 2 semanas' },
  { id: 30, label: 'Último mes' },
  { id: 60, label: 'Últimos 2 meses' },
];
