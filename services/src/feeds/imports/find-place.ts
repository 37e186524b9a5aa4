import { STATES } from '@chamba/kernel/catalogues';
import { fold } from '../../text/words.ts';
import { readLocalities } from '../../lookup/localities.ts';
import { STATE_NAMES } from '../../lookup/short-forms.ts';
import type { Queryable } from '@chamba/database';
import { stateKeyByName, toStateKey } from '../../model/states.ts';

/** Where an offer is, by INEGI keys; 0 where not known. */
export type FoundPlace = { state: number; city: number; statename: string; cityname: string };

/** What a source says of a place; empty texts say nothing. */
export type Address = { country: string; state: string; city: string; postalCode: string };

/**
 * Finds the place of an address. The state counts before the postal code, the postal code before the city's name where
 * that names no municipality of the state.
 * @returns `abroad` outside Mexico, null when not even the state is known.
 */
export type FindPlace = (address: Address) => FoundPlace | 'abroad' | null;

type City = { city: number; state: number; name: string; cityname: string; statename: string };

const MEXICO = new Set(['', 'mx', 'mex', 'mexico', 'mexiko', 'estados unidos mexicanos']);

/** Codes of states that are neither ours nor short names: ISO 3166-2 of Aguascalientes, and Mexico City's former one. */
const OTHER_CODES: Readonly<Record<string, number>> = { agu: 1, dif: 9 };

/** Words before the name of a municipality that are not part of it. */
const KIND = /^(?:ciudad de|cd de|ciudad|cd|municipio de|municipio|alcaldia|delegacion|heroica ciudad de) /;

function statesByName(): Map<string, number> {
  const known = new Map<string, number>(Object.entries(OTHER_CODES));
  for (const { code, name } of STATES) {
    const key = toStateKey(code);
    const short = code.replace('MX-', '').toLowerCase();
    for (const word of [
      short,
      fold(code),
      fold(name),
      `estado de ${fold(name)}`,
      ...(STATE_NAMES[code] ?? []),
    ])
      known.set(word, key);
  }
  for (const [code, key] of Object.entries(OTHER_CODES)) known.set(`mx ${code}`, key);
  return known;
}

/** Adds a name; one that two municipalities share finds neither. */
function addName(names: Map<string, City | null>, key: string, city: City): void {
  const known = names.get(key);
  names.set(key, known === undefined || known?.city === city.city ? city : null);
}

/** Reads municipalities, postal codes and localities once, for the places of a whole source. */
export async function createFindPlace(db: Queryable): Promise<FindPlace> {
  const states = statesByName();
  const cities = new Map<number, City>();
  const statenames = new Map<number, string>();
  const byName = new Map<string, City | null>();
  const { rows } = await db.query<City>(
    "select city, state, name, cityname, statename from place where type = 'CI'",
  );
  for (const city of rows) {
    cities.set(city.city, city);
    statenames.set(city.state, city.statename);
    const name = fold(city.name.replace(/ \(.*\)$/, ''));
    addName(byName, `${city.state}/${name}`, city);
    addName(byName, `0/${name}`, city);
  }
  // A seat often has another name than its municipality: Cancún governs Benito Juárez.
  const byLocality = new Map<string, City | null>();
  for (const locality of await readLocalities()) {
    const city = cities.get(locality.city);
    if (city && locality.isSeat) addName(byLocality, `${city.state}/${fold(locality.name)}`, city);
  }
  const byVillage = new Map<string, City | null>();
  for (const locality of await readLocalities()) {
    const city = cities.get(locality.city);
    if (city && !locality.isSeat) addName(byVillage, `${city.state}/${fold(locality.name)}`, city);
  }
  const byPostalCode = new Map<string, number>();
  const codes = await db.query<{ cp: string; city: number }>(
    "select cp, min(city) as city from place where type = 'ZO' group by cp having count(distinct city) = 1",
  );
  for (const { cp, city } of codes.rows) byPostalCode.set(cp, city);

  const cityIn = (state: number, name: string): City | null => {
    if (name === '') return null;
    for (const candidate of [name, name.replace(KIND, '')]) {
      const key = `${state}/${candidate}`;
      const found = byName.get(key) ?? byLocality.get(key) ?? byVillage.get(key);
      if (found) return found;
    }
    return null;
  };

  return ({ country, state, city, postalCode }) => {
    if (!MEXICO.has(fold(country))) return 'abroad';
    const cityName = fold(city.split(',')[0] ?? '');
    const stateName = fold(state);
    const code = postalCode.replace(/\D/g, '').padStart(5, '0');
    const coded = cities.get(byPostalCode.get(code) ?? 0);
    const known = states.get(stateName) ?? stateKeyByName(state);
    const stateKey = known || coded?.state || cityIn(0, cityName)?.state || states.get(cityName);
    if (!stateKey) return null;
    const inState = cityIn(stateKey, cityName) ?? (coded?.state === stateKey ? coded : null);
    return {
      state: stateKey,
      city: inState?.city ?? 0,
      statename: statenames.get(stateKey) ?? '',
      cityname: inState?.cityname ?? '',
    };
  };
}
