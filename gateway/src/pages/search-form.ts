/** The search form without JavaScript: `/buscar?q=…&l=…` leads to the address of the search. */
import { buildSearchUrl, normaliseSearchText, parseSearchUrl } from '@chamba/kernel/routes';

/** Fewest characters of a place that is looked for: short forms like 'NL' and 'DF' are places too. */
const SHORTEST_PLACE = 2;

/**
 * Where a submitted form leads: to the search, or back to the form with what was typed and the name of the fault when
 * nothing was typed or the place is missing, unknown or may be several.
 * @param resolve answers the place that a text means, with its part of a search address; null when there is none.
 */
export async function searchFormTarget(
  form: { q: string; l: string },
  resolve: (text: string) => Promise<{ seourl: string } | null>,
): Promise<string> {
  const q = normaliseSearchText(form.q.slice(0, 200));
  const l = form.l.trim().slice(0, 200);
  if (q === '' && l === '') return '/?error=vacio';
  const place = l.length < SHORTEST_PLACE ? null : await resolve(l);
  // The country itself has no segment of its own.
  const location = place && parseSearchUrl(`/empleos/${place.seourl}`.replace(/\/+$/, ''), '');
  if (!location) {
    const typed = { ...(form.q.trim() && { q: form.q.trim().slice(0, 200) }), ...(l && { l }) };
    return `/?${new URLSearchParams({ ...typed, error: 'ubicacion' }).toString()}`;
  }
  return buildSearchUrl({ ...location, q });
}
