/** The search form without JavaScript: `/buscar?q=…&l=…` leads to the address of the search. */
import { buildSearchUrl, normaliseSearchText, parseSearchUrl } from '@chamba/kernel/routes';

/** Fewest characters of a place that is looked for: short forms like 'NL' and 'DF' are places too. */
const SHORTEST_PLACE = 2;

/**
 * Where a submitted form leads: to the search, or back to the form with what was typed and the name of the fault when
 * nothing was typed (`vacio`), the place is missing or may be several (`ubicacion`), or is unknown (`desconocida`).
 * @param resolve answers the place that a text means, with its part of a search address, or why it cannot be read as one place.
 */
export async function searchFormTarget(
  form: { q: string; l: string },
  resolve: (text: string) => Promise<{ seourl: string } | 'several' | 'unknown'>,
): Promise<string> {
  const q = normaliseSearchText(form.q.slice(0, 200));
  const l = form.l.trim().slice(0, 200);
  if (q === '' && l === '') return '/?error=vacio';
  const place = l.length < SHORTEST_PLACE ? 'unknown' : await resolve(l);
  // The country itself has no segment of its own.
  const location =
    typeof place !== 'string' && parseSearchUrl(`/empleos/${place.seourl}`.replace(/(?<!\/)\/+$/, ''), '');
  if (!location) {
    const error = place === 'unknown' && l !== '' ? 'desconocida' : 'ubicacion';
    const typed = { ...(form.q.trim() && { q: form.q.trim().slice(0, 200) }), ...(l && { l }) };
    return `/?${new URLSearchParams({ ...typed, error }).toString()}`;
  }
  return buildSearchUrl({ ...location, q });
}
