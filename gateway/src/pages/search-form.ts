/** The search form without JavaScript: `/buscar?q=…&l=…` leads to the address of the search. */
import type { PlaceSuggestion } from '@chamba/kernel/api';
import { buildSearchUrl, normaliseSearchText, parseSearchUrl, withoutAccents } from '@chamba/kernel/routes';

/** Fewest characters of a place the suggestions are asked for. */
const SHORTEST_PLACE = 3;

const fold = (text: string): string => withoutAccents(normaliseSearchText(text)).toLowerCase();

/**
 * Where a submitted form leads: to the search, or back to the form with what was typed and the name of the fault when
 * nothing was typed or the place is missing or unknown.
 * @param suggest asks for places that fit a text; may reject.
 */
export async function searchFormTarget(
  form: { q: string; l: string },
  suggest: (text: string) => Promise<readonly PlaceSuggestion[]>,
): Promise<string> {
  const q = normaliseSearchText(form.q.slice(0, 200));
  const l = form.l.trim().slice(0, 200);
  if (q === '' && l === '') return '/?error=vacio';
  const place = l.length < SHORTEST_PLACE ? null : choosePlace(l, await suggest(l));
  // The country itself has no segment of its own.
  const location = place && parseSearchUrl(`/empleos/${place.seourl}`.replace(/\/+$/, ''), '');
  if (!location) {
    const typed = { ...(form.q.trim() && { q: form.q.trim().slice(0, 200) }), ...(l && { l }) };
    return `/?${new URLSearchParams({ ...typed, error: 'ubicacion' }).toString()}`;
  }
  return buildSearchUrl({ ...location, q });
}

/** The place that is meant: its whole description, else the first of its name, else the only one offered. */
export function choosePlace(typed: string, places: readonly PlaceSuggestion[]): PlaceSuggestion | null {
  const wanted = fold(typed);
  const whole = places.find(({ description }) => fold(description) === wanted);
  if (whole) return whole;
  const named = places.find(({ description }) => fold(description.split(',', 1)[0] ?? '') === wanted);
  return named ?? (places.length === 1 ? (places[0] ?? null) : null);
}
