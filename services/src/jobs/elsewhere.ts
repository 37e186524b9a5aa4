import type { SearchAnswer } from '@chamba/kernel/api';
import { buildSearchUrl, normaliseSearchText } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { STATE_PLACE_BASE } from '../model/states.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import { listAround } from './result-places.ts';
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

/** How offers are counted. */
type Counting = {
  /** Those of a search as it is. */
  total: (params: SearchParams) => Promise<number>;
  /** Those that it is answered with, its keyword's place read. */
  count: (params: SearchParams) => Promise<number>;
};

/**
 * Where a search that finds nothing finds something, nearest first: what its keyword may be a slip of, without its
 * filters, the same words in the nearest municipality, in the state and in the country, then all offers of the place.
 * Each link says how many offers it leads to.
 * @param near keywords that its own may be a slip of.
 */
export async function findElsewhere(
  places: PlaceFinder,
  reader: SearchReader,
  query: SearchQuery,
  near: readonly string[],
  { total, count }: Counting,
): Promise<SearchAnswer['refineurls']> {
  const { params } = query;
  // A name of several places stands in the address as it was typed: that with most offers is offered.
  const named = query.place ? null : await places.ofParams({ ci: params.ci ?? params.location });
  const place = query.place ?? named;
  const [around] = query.place ? await listAround(places, reader, query, query.place) : [];
  const nearest = near.map((q) => ({
    text: `¿Quisiste decir «${q}»?`,
    params: { ...params, q, page: undefined },
    total: count,
  }));
  const choices: (Choice & { total?: Counting['total'] })[] = [
    ...nearest,
    ...listUnfiltered(query),
    ...(around ? [inPlace(params, around.place)] : []),
    ...(named ? [inPlace(params, named)] : []),
    ...(place ? await listBeyond(places, params, place) : []),
  ];
  const counted = await Promise.all(
    choices.map(async (choice) => ({ ...choice, offers: await (choice.total ?? total)(choice.params) })),
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

/** The same words in a place, or in the whole country. */
function inPlace(params: SearchParams, place: Place | null): Choice {
  const keyword = normaliseSearchText(params.q);
  const words = keyword ? `«${keyword}» en` : 'Empleos en';
  const elsewhere = { location: undefined, ci: undefined, page: undefined, ...placeParams(place) };
  return { text: `${words} ${place?.description ?? 'todo México'}`, params: { ...params, ...elsewhere } };
}

/** The same words in the state of a place and in the country, then all offers of the place. */
async function listBeyond(places: PlaceFinder, params: SearchParams, place: Place): Promise<Choice[]> {
  const state = place.type === 'ST' ? null : await places.ofId(String(STATE_PLACE_BASE + place.state));
  // The offers of a settlement are those of its municipality.
  const own = place.type === 'ZO' ? ((await places.ofId(String(place.city))) ?? place) : place;
  const all = inPlace({ ...params, q: undefined }, own);
  return [
    ...(state ? [inPlace(params, state)] : []),
    inPlace(params, null),
    ...(normaliseSearchText(params.q) ? [{ ...all, text: `Todo en ${own.description}` }] : []),
  ];
}
