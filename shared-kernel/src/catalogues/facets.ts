/** Names of the facets on the results page, by facet type code. */
export const FACET_LABELS: Readonly<Record<'WM' | 'SAL' | 'TM' | 'CAT' | 'JT' | 'EL', string>> = {
  WM: 'Modalidad',
  SAL: 'Sueldo',
  TM: 'Fecha',
  CAT: 'Categoría',
  JT: 'Contratación',
  EL: 'Escolaridad',
};
