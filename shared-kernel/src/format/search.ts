/** A search in words: `{keyword or Empleos} en {place or México y el mundo}`. */
export function searchSummary(search: { keyword?: string; place?: string }): string {
  return `${search.keyword || 'Empleos'} en ${search.place || 'México y el mundo'}`;
}
