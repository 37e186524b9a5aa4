import { slugify } from '@chamba/kernel/routes';
import { fold } from '../text/words.ts';
import type { Place } from '../lookup/places.ts';
import { COUNTRY_PLACE_ID, STATE_CODES, STATE_PLACE_BASE, stateName, stateSlug } from '../model/states.ts';
import { readCsv } from '../store/gzip-csv.ts';

/** A place as it is brought in. `state` is the two-digit INEGI key as a number, `city` the five-digit one; 0 means none. */
export type PlaceRow = Omit<Place, 'documents'> & { folded: string; population: number };

/** The country and its states. */
export function countryAndStates(): PlaceRow[] {
  const none = {
    city: 0,
    cityname: '',
    cp: '',
    city_slug: '',
    population: 0,
    latitude: null,
    longitude: null,
  };
  const country: PlaceRow = {
    ...none,
    id: COUNTRY_PLACE_ID,
    type: 'CO',
    code: 'MX',
    state: 0,
    name: 'México',
    statename: '',
    description: 'México',
    location_slug: 'mexico',
    folded: 'mexico',
  };
  return [
    country,
    ...STATE_CODES.map((code, index): PlaceRow => {
      const state = index + 1;
      const name = stateName(state);
      return {
        ...none,
        id: STATE_PLACE_BASE + state,
        type: 'ST',
        code,
        state,
        name,
        statename: name,
        description: name,
        location_slug: stateSlug(state),
        folded: fold(name),
      };
    }),
  ];
}

/** Municipalities; two of the same name in a state are distinguished by their seat or, failing that, their key. */
export async function* municipalities(file: string): AsyncGenerator<PlaceRow> {
  const taken = new Set<string>();
  for await (const row of readCsv(file)) {
    const city = Number(row['cve_completa']);
    const state = Math.floor(city / 1000);
    const name = row['municipio'] ?? '';
    const plainSlug = slugify(name);
    const slugs = [plainSlug, `${plainSlug}-${slugify(row['cabecera'] ?? '')}`, `${plainSlug}-${city}`];
    const slug = slugs.find((candidate) => !taken.has(`${state}/${candidate}`)) ?? `${plainSlug}-${city}`;
    const isHomonym = slug !== plainSlug;
    taken.add(`${state}/${slug}`);
    const statename = stateName(state);
    const cityname = isHomonym ? `${name} (${row['cabecera'] ?? ''})` : name;
    yield {
      id: city,
      type: 'CI',
      code: row['cve_completa'] ?? '',
      state,
      city,
      name: cityname,
      statename,
      cityname,
      cp: '',
      description: `${cityname}, ${statename}`,
      location_slug: stateSlug(state),
      city_slug: slug,
      folded: fold(cityname),
      population: Number(row['poblacion']) || 0,
      latitude: row['lat'] ? Number(row['lat']) : null,
      longitude: row['lon'] ? Number(row['lon']) : null,
    };
  }
}

/** What the postal service says of a settlement. */
export type Settlement = { postalCode: string; name: string; number: number };

/** The row of a settlement in a municipality. */
export function settlementRow({ postalCode, name, number }: Settlement, city: PlaceRow): PlaceRow {
  return {
    id: Number(postalCode) * 10_000 + number,
    type: 'ZO',
    code: postalCode,
    state: city.state,
    city: city.city,
    name,
    statename: city.statename,
    cityname: city.cityname,
    cp: postalCode,
    description: `${name}, ${city.cityname}, ${city.statename}`,
    location_slug: `${slugify(name)}-cp-${postalCode}`,
    city_slug: city.city_slug,
    folded: fold(name),
    population: 0,
    latitude: null,
    longitude: null,
  };
}

/** Settlements of the postal catalogue, in the postal service's own columns; one of equal name, code and city once. */
export async function* settlements(
  file: string,
  cities: ReadonlyMap<number, PlaceRow>,
): AsyncGenerator<PlaceRow> {
  const taken = new Set<string>();
  for await (const row of readCsv(file)) {
    const city = cities.get(Number(row['c_estado']) * 1000 + Number(row['c_mnpio']));
    const postalCode = row['d_codigo'] ?? '';
    if (!city || !/^\d{5}$/.test(postalCode)) continue;
    const settlement = { postalCode, name: row['d_asenta'] ?? '', number: Number(row['id_asenta_cpcons']) };
    const place = settlementRow(settlement, city);
    const address = `${city.city}/${place.location_slug}`;
    if (taken.has(address)) continue;
    taken.add(address);
    yield place;
  }
}
