import { slugify } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { STATE_PLACE_BASE } from '../feeds/places.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';

/** Levels of places as searches name them. */
const COUNTRY = '1';
const STATE = '2';
const MUNICIPALITY = '3';

/** Longest value of a part. */
const LONGEST = 200;

const part = (query: Readonly<Record<string, unknown>>, name: string): string => {
  const value = query[`location.${name}`] ?? query[`location${name}`];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : '';
};

/** The place that holds this one at a level: its municipality, its state, nothing for the country. */
async function atLevel(places: PlaceFinder, place: Place, level: string): Promise<Place | null> {
  if (level === COUNTRY) return null;
  if (level === STATE && place.state > 0) return places.ofId(String(STATE_PLACE_BASE + place.state));
  if (level === MUNICIPALITY && place.type === 'ZO') return places.ofId(String(place.city));
  return place;
}

/**
 * Search parameters with their place as address parts, where it came as an object: `location.id` (or `location.value`,
 * its text as typed), `location.granularity` 1 to 4 for the level that counts and `location.compatibility`, which with
 * `locations_state` means the state. A place that does not exist finds nothing.
 */
export async function withPlace(
  places: PlaceFinder,
  query: Readonly<Record<string, unknown>>,
  params: SearchParams,
): Promise<SearchParams> {
  const [id, text] = [part(query, 'id'), part(query, 'value')];
  if (id === '' && text === '') return params;
  const found = id ? await places.ofId(id) : await places.ofText(text);
  if (!found) return { ...params, location: slugify(text || id) || 'x', ci: undefined };
  const level =
    part(query, 'granularity') || (part(query, 'compatibility') === 'locations_state' ? STATE : '');
  return {
    ...params,
    location: undefined,
    ci: undefined,
    ...placeParams(await atLevel(places, found, level)),
  };
}
