/** The search form without JavaScript: `/buscar?q=…&l=…` redirects to the address of the search. */
import { buildSearchUrl, normaliseSearchText, parseSearchUrl, withoutAccents } from '@chamba/kernel/routes';

/** Minimum length of a place in characters: short forms like 'NL' and 'DF' are places too. */
const MIN_PLACE_LENGTH = 2;

/**
 * Target of a submitted form: the search, or the form with its input and the name of the fault if the form is empty
 * (`vacio`), the place is missing or ambiguous (`ubicacion`), or unknown (`desconocida`).
 * @param resolve finds the place of a text, with its part of a search address, or the reason why it is not one place.
 */
export async function searchFormTarget(
  form: { q: string; l: string },
  resolve: (text: string) => Promise<{ seourl: string } | 'several' | 'unknown'>,
): Promise<string> {
  const q = normaliseSearchText(withoutAccents(form.q.slice(0, 200)));
  const l = form.l.trim().slice(0, 200);
  if (q === '' && l === '') return '/?error=vacio';
  const place = l.length < MIN_PLACE_LENGTH ? 'unknown' : await resolve(l);
  // The country has no segment.
  const location =
    typeof place !== 'string' && parseSearchUrl(`/empleos/${place.seourl}`.replace(/(?<!\/)\/+$/, ''), '');
  if (!location) {
    const error = place === 'unknown' && l !== '' ? 'desconocida' : 'ubicacion';
    const typed = { ...(form.q.trim() && { q: form.q.trim().slice(0, 200) }), ...(l && { l }) };
    return `/?${new URLSearchParams({ ...typed, error }).toString()}`;
  }
  return buildSearchUrl({ ...location, q });
}
