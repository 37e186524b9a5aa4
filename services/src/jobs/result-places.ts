import { townsAround } from '../lookup/nearest.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';
import { STATE_PLACE_BASE } from '../model/states.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * A place with the offers of a search there. Around a settlement `km` is how far it is: kilometres between the seats of
 * the municipalities, in a straight line.
 */
export type CountedPlace = { place: Place; offers: number; km?: number };

/** Places with most offers that are named. */
const MAX_NAMED = 20;

/** Municipalities with their seat so far from that of a settlement's own are around it. */
const AROUND_KM = 30;

/**
 * Places that a search may go on to: the states of the country, the municipalities of a state, and those around a
 * settlement, the nearest first. A municipality leads to no other.
 * @param counted offers by INEGI key of the municipalities of the only state, otherwise of the states.
 */
export async function listPlaces(
  places: PlaceFinder,
  reader: SearchReader,
  query: SearchQuery,
  counted: ReadonlyMap<number, number>,
): Promise<CountedPlace[]> {
  if (query.place?.type === 'ZO') return listAround(places, reader, query, query.place);
  if (query.city > 0) return [];
  const top = [...counted]
    .filter(([key, offers]) => key > 0 && offers > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_NAMED);
  const isByCity = query.states.length === 1;
  const named = await Promise.all(
    top.map(async ([key, offers]) => ({
      place: await places.ofId(String(isByCity ? key : STATE_PLACE_BASE + key)),
      offers,
    })),
  );
  return named.flatMap(({ place, offers }) => (place ? [{ place, offers }] : []));
}

/** Municipalities around a place that have offers of a search, the nearest first. */
export async function listAround(
  places: PlaceFinder,
  reader: SearchReader,
  query: SearchQuery,
  { city, latitude, longitude }: Place,
): Promise<CountedPlace[]> {
  if (latitude === null || longitude === null) return [];
  const around = townsAround(await places.names.catalogue(), { latitude, longitude }, AROUND_KM);
  const states = [...new Set(around.map(({ town }) => town.state))];
  const counts = await Promise.all(
    states.map((state) => reader.counts({ ...query, city: 0, states: [state], walk: 0 })),
  );
  const offersIn = new Map(counts.flatMap((count) => [...count.places]));
  return around
    .filter(({ town }) => town.city !== city)
    .map(({ town, km }) => ({ place: town, offers: offersIn.get(town.city) ?? 0, km }))
    .filter(({ offers }) => offers > 0);
}
