import { buildSearchUrl, parseSearchUrl, type SearchParams } from '@chamba/kernel/routes';
import type { Place, SearchBarState, SubmitError } from './types.ts';

/** Text of each refusal; what was typed as the place stays in the box, and is named. */
export function submitErrorText(error: SubmitError, placeText: string, isOffline: boolean): string {
  const typed = `«${placeText.trim()}»`;
  switch (error) {
    case 'empty':
      return 'Inicia tu búsqueda completando los campos.';
    case 'placeMissing':
      return 'Ingresa una ubicación para completar tu búsqueda.';
    case 'placeNotChosen':
      return `Selecciona una ubicación de la lista. Hay varias para ${typed}.`;
    case 'placeUnknown':
      return `No encontramos ${typed}. Escribe otra colonia, ciudad o estado.`;
    case 'placeFailed':
      return isOffline
        ? `Sin conexión no podemos buscar ${typed}. Inténtalo cuando vuelva la señal.`
        : `No pudimos buscar ${typed}. Inténtalo de nuevo.`;
  }
}

/** Label of the one tap that searches the whole country. */
export const WHOLE_COUNTRY_LABEL = 'Buscar en todo México';

type Draft = Pick<SearchBarState, 'keyword' | 'placeText' | 'place'>;

/** What the boxes lack for a search; null when they have it. A place that was typed is looked up when it is sent. */
export function validateSubmit({ keyword, placeText }: Omit<Draft, 'place'>): SubmitError | null {
  if (placeText.trim() !== '') return null;
  return keyword.trim() === '' ? 'empty' : 'placeMissing';
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
export function toSearchUrl({
  keyword,
  place,
}: Pick<Draft, 'keyword'> & { place: Parameters<typeof placeParams>[0] }): string {
  return buildSearchUrl({ ...placeParams(place), q: keyword.trim() || undefined });
}
