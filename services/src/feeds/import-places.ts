import type { Store } from '@chamba/database';
import { insertRows } from '../store/batch-insert.ts';
import { inBatches } from '../store/gzip-csv.ts';
import { countryAndStates, municipalities, settlements } from './places.ts';
import type { PlaceRow } from './places.ts';

/** Columns of a place with their types. */
export const PLACE_COLUMNS = {
  id: 'int',
  type: 'text',
  code: 'text',
  state: 'smallint',
  city: 'int',
  name: 'text',
  statename: 'text',
  cityname: 'text',
  cp: 'text',
  description: 'text',
  location_slug: 'text',
  city_slug: 'text',
  folded: 'text',
  population: 'int',
  latitude: 'real',
  longitude: 'real',
};

const BATCH = 4_000;

/**
 * Brings the country, its states, municipalities and settlements in. Rows that exist stay, so that it can be run again
 * after it was broken off.
 * @param onRows called with the number of settlements read so far.
 * @returns the municipalities by INEGI key.
 */
export async function importPlaces(
  store: Store,
  files: { municipalities: string; settlements: string | null },
  onRows: (rows: number) => void,
): Promise<Map<number, PlaceRow>> {
  const cities = new Map<number, PlaceRow>();
  const states = countryAndStates();
  for await (const city of municipalities(files.municipalities)) {
    cities.set(city.city, city);
    const state = states[city.state];
    for (const whole of [state, states[0]]) if (whole) whole.population += city.population;
  }
  await insertRows(store, 'place', PLACE_COLUMNS, [...states, ...cities.values()]);
  if (files.settlements) {
    let read = 0;
    for await (const batch of inBatches(settlements(files.settlements, cities), BATCH)) {
      await insertRows(store, 'place', PLACE_COLUMNS, batch);
      read += batch.length;
      onRows(read);
    }
  }
  return cities;
}

/** The municipalities of the database by INEGI key. */
export async function readCities(store: Store): Promise<Map<number, PlaceRow>> {
  const { rows } = await store.query<PlaceRow>(
    `select ${Object.keys(PLACE_COLUMNS).join(', ')} from place where type = 'CI'`,
  );
  return new Map(rows.map((row) => [row.city, row]));
}
