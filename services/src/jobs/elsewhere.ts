import type { SearchAnswer } from '@chamba/kernel/api';
import { buildSearchUrl, normaliseSearchText } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { STATE_PLACE_BASE } from '../model/states.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import { activeFilters } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

const thousands = new Intl.NumberFormat('es-MX');

/** A search without what narrows it: keyword and place stay. */
export const withoutFilters = ({ q, literal, location, ci }: SearchParams): SearchParams => ({
  q,
  literal,
  location,
  ci,
});

/**
 * Where a search that finds nothing finds something, nearest first: without its filters, the same words in the state and
 * in the country, then all offers of the place. Each link says how many offers it leads to.
 * @param total offers of a search.
 */
export async function findElsewhere(
  places: PlaceFinder,
  query: SearchQuery,
  total: (params: SearchParams) => Promise<number>,
): Promise<SearchAnswer['refineurls']> {
  const { params, place } = query;
  const choices = [...listUnfiltered(query), ...(place ? await listAround(places, params, place) : [])];
  const counted = await Promise.all(
    choices.map(async (choice) => ({ ...choice, offers: await total(choice.params) })),
  );
  return counted
    .filter(({ offers }) => offers > 0)
    .map(({ text, params: where, offers }) => ({
      text: `${text} (${thousands.format(offers)})`,
      url: buildSearchUrl(where),
    }));
}

type Choice = { text: string; params: SearchParams };

/** The search without its filters, where it is not everything. */
function listUnfiltered(query: SearchQuery): Choice[] {
  const params = withoutFilters(query.params);
  return activeFilters(query) > 0 && (params.q || query.place) ? [{ text: 'Sin filtros', params }] : [];
}

/** The same words in the state of a place and in the country, then all offers of the place. */
async function listAround(places: PlaceFinder, params: SearchParams, place: Place): Promise<Choice[]> {
  const keyword = normaliseSearchText(params.q);
  const state = place.type === 'ST' ? null : await places.ofId(String(STATE_PLACE_BASE + place.state));
  const at = (where: Place | null): SearchParams => ({
    ...params,
    location: undefined,
    ci: undefined,
    page: undefined,
    ...placeParams(where),
  });
  // The offers of a settlement are those of its municipality.
  const own = place.type === 'ZO' ? ((await places.ofId(String(place.city))) ?? place) : place;
  const words = keyword ? `«${keyword}» en` : 'Empleos en';
  return [
    ...(state ? [{ text: `${words} ${state.description}`, params: at(state) }] : []),
    { text: `${words} todo México`, params: at(null) },
    ...(keyword ? [{ text: `Todo en ${own.description}`, params: { ...at(own), q: undefined } }] : []),
  ];
}
