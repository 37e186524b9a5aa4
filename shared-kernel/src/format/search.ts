/**
 * A search in words: `{keyword or Empleos} en {place or México y el mundo}`.
 * @example searchSummary({ keyword: 'Cajero', place: 'Jalisco' }) // 'Cajero en Jalisco'
 */
export function searchSummary(search: { keyword?: string; place?: string }): string {
  return `${search.keyword || 'Empleos'} en ${search.place || 'México y el mundo'}`;
}
