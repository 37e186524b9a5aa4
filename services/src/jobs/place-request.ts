import type { SearchInput } from '@chamba/kernel/operations';
import { slugify } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { STATE_PLACE_BASE } from '../model/states.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place, PlaceFinder } from '../lookup/places.ts';

/** Levels of places as searches name them. */
const COUNTRY = '1';
const STATE = '2';
const MUNICIPALITY = '3';

/** The place that holds this one at a level: its municipality, its state, nothing for the country. */
async function atLevel(places: PlaceFinder, place: Place, level: string): Promise<Place | null> {
  if (level === COUNTRY) return null;
  if (level === STATE && place.state > 0) return places.ofId(String(STATE_PLACE_BASE + place.state));
  if (level === MUNICIPALITY && place.type === 'ZO') return places.ofId(String(place.city));
  return place;
}

/**
 * Search parameters with their place as address parts, where it came as an object: an id (or its text as typed), the
 * level that counts, and a compatibility, which with `locations_state` means the state. A place that does not exist finds
 * nothing.
 */
export async function withPlace(places: PlaceFinder, { params, place }: SearchInput): Promise<SearchParams> {
  const { id, value, granularity, compatibility } = place;
  if (id === '' && value === '') return params;
  const found = id ? await places.ofId(id) : await places.ofText(value);
  if (!found) return { ...params, location: slugify(value || id) || 'x', ci: undefined };
  const level = granularity || (compatibility === 'locations_state' ? STATE : '');
  return {
    ...params,
    location: undefined,
    ci: undefined,
    ...placeParams(await atLevel(places, found, level)),
  };
}
