import { buildSearchUrl, parseSearchUrl, type SearchParams } from '@chamba/kernel/routes';
import type { Place, SearchBarState, SubmitError } from './types.ts';

/** Text of each refusal. */
export const SUBMIT_ERROR_TEXTS: Readonly<Record<SubmitError, string>> = {
  empty: 'Inicia tu búsqueda completando los campos.',
  placeNotChosen: 'Selecciona una ubicación de la lista.',
  placeMissing: 'Ingresa una ubicación para completar tu búsqueda.',
};

/** Label of the one tap that searches the whole country. */
export const WHOLE_COUNTRY_LABEL = 'Buscar en todo México';

type Draft = Pick<SearchBarState, 'keyword' | 'placeText' | 'place'>;

/** What keeps a search from being sent; null when nothing does. */
export function submitErrorOf({ keyword, placeText, place }: Draft): SubmitError | null {
  const hasKeyword = keyword.trim() !== '';
  const hasPlaceText = placeText.trim() !== '';
  if (!hasKeyword && !hasPlaceText) return 'empty';
  if (hasPlaceText && !place) return 'placeNotChosen';
  return hasPlaceText ? null : 'placeMissing';
}

/** What that tap chooses: it stays chosen on the page of results, so that another keyword needs no place again. */
export const WHOLE_COUNTRY: Pick<Place, 'type' | 'seourl'> = { type: 'CO', seourl: 'en-mexico' };

/** Search parameters of a chosen place; none without one. */
export function placeParams(
  place: Pick<Place, 'type' | 'seourl'> | null,
): Pick<SearchParams, 'location' | 'ci'> {
  if (!place) return {};
  if (place.type === 'CO') return { location: 'mexico' };
  if (!place.seourl) return {};
  const params = parseSearchUrl(`/empleos-${place.seourl.replace(/^\//, '')}`, '');
  return { location: params?.location, ci: params?.ci };
}

/** Address of a search as typed and chosen in the bar. */
export function searchUrlOf({
  keyword,
  place,
}: Pick<Draft, 'keyword'> & { place: Parameters<typeof placeParams>[0] }): string {
  return buildSearchUrl({ ...placeParams(place), q: keyword.trim() || undefined });
}
