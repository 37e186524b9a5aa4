import type { PlaceCatalogue, Town } from '../../lookup/place-catalogue.ts';
import { resolvePlace } from '../../lookup/place-resolution.ts';
import { placeWords, withoutKind } from '../../lookup/place-words.ts';
import type { FoundPlace as Meant } from '../../lookup/place-search.ts';
import { stateName } from '../../model/states.ts';
import { findState, isCountry } from './state-names.ts';

/** Where an offer is, by INEGI keys; 0 where not known. */
export type FoundPlace = { state: number; city: number; statename: string; cityname: string };

/** What a source says of a place; empty texts say nothing. */
export type Address = {
  country: string;
  state: string;
  city: string;
  postalCode: string;
  /** The names are those of an official list, which are never short forms of others. */
  isOfficial?: boolean;
};

/**
 * Finds the place of an address, which may be in one field or in several. The state counts before the postal code, the
 * name of the city before the postal code where it is clear.
 * @returns `abroad` outside Mexico, null when not even the state is known.
 */
export type FindPlace = (address: Address) => FoundPlace | 'abroad' | null;

/** Answers that are remembered: feeds repeat their places. */
const MAX_KNOWN = 100_000;

/** INEGI key of the state that is called like the country. */
const MEXICO_STATE = 15;

/** What stands in fields of places and names none, folded. */
const NOWHERE =
  /^(?:(?:todo|todas?|varias?|varios|diversas?|multiples?|distint[oa]s|cualquier|otr[oa]s?|no|sin|por|nivel|a nivel) ?(?:(?:el|la|las|los) )?(?:pais|republica|ciudad(?:es)?|estados?|plazas?|zonas?|ubicaciones|sucursales|definir|definid[oa]|especificad[oa]|especificar|aplica|nacional)?|nacional|a nivel nacional|interior de la republica|foraneo|metropolitana|area metropolitana|zona metropolitana|n a|na|null|none|undefined|0+)$/;

/** Words by which fields of places say that the work is done from anywhere. */
const FROM_HOME =
  /\b(?:remot[oa]s?|remote|home ?office|desde (?:tu )?casa|teletrabajo|a distancia|telecommute|work from home|wfh|anywhere)\b/;

/** Parts of every city: alone they say nothing of the municipality. */
const GENERIC =
  /^(?:(?:zona|area|region|sector|parque|col(?:onia)?) )?(?:centro|norte|sur|oriente|poniente|este|oeste|industrial|metropolitana|urbana|conurbada|nte|ote|pte)(?: (?:de la ciudad|y alrededores))?$/;

/** Words around a city that say how far about it: 'Monterrey y área metropolitana', 'zona conurbada de Puebla'. */
const AROUND =
  /(?:\b[ye] )?(?:\bsu )?(?<!\p{L})(?:(?:área|area|zona) (?:metropolitana|conurbada|metro)|alrededores)\b(?: del?\b(?: la\b)?)?/giu;

/** Regions that are no municipality and are not to be taken for one of a similar name. */
const REGIONS = new Set([
  'valle de mexico',
  'zona valle de mexico',
  'bajio',
  'el bajio',
  'comarca lagunera',
  'la laguna',
  'laguna',
  'zmg',
  'zmvm',
  'amg',
  'sureste',
  'occidente',
  'noreste',
  'noroeste',
  'peninsula',
]);

/** INEGI key of Ciudad de México, whose ads often name a municipality beyond its border. */
const CAPITAL = 9;

const fold = (text: string): string => placeWords(text).join(' ');

/** Parts of a field: between commas and the like, and between dashes with spaces. */
const split = (text: string): string[] =>
  text
    .split(/[,;/|()[\]·•>\n]|\s[-–—]+\s/)
    .map((part) => part.replace(/\s+/g, ' ').replace(AROUND, ' ').trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

/** The first of several places that a field names, each with its state: 'Monterrey, NL / Saltillo, Coah.'. */
function firstOfSeveral(text: string): string {
  const [first = '', ...others] = text.split(/\/|\n| o | y (?=[^,]+,)/);
  const hasState = (place: string): boolean =>
    split(place).some((part) => findState(part) > 0 && !isCountry(part));
  return others.length > 0 && hasState(first) && others.some(hasState) ? first : text;
}

/** Whether an address says that the work is done from home. */
export const isFromHome = ({ city, state }: Address): boolean => FROM_HOME.test(fold(`${city} ${state}`));

/** Whether a country is Mexico, as far as it is said. */
function isMexico(country: string): boolean {
  const said = fold(country);
  if (said === '' || NOWHERE.test(said) || said === '484' || isCountry(country) || findState(country) > 0)
    return true;
  return /\b(?:mexico|mex|mx|mexican[oa]s?)\b/.test(said) && !/\b(?:new|nuevo) mexico\b/.test(said);
}

/** What a second name must score to name a state by itself: there is a village Madrid in Colima. */
const WELL_KNOWN = 6;

/** Whether a second name is only the first with what kind of place it is: 'Ciudad Juárez' of Juárez. */
const isOwnName = ({ place, knownAs }: Meant): boolean =>
  withoutKind(placeWords(knownAs))?.words.join(' ') === fold(place.name);

const isWellKnown = (meant: Meant): boolean =>
  meant.place.type === 'ST' ||
  (meant.place.type === 'CI' && (meant.knownAs === '' || meant.score >= WELL_KNOWN || isOwnName(meant)));

/** Places of a source, found in the catalogue that the place box of the site asks. */
class PlaceReader {
  readonly #catalogue: PlaceCatalogue;
  readonly #official = new Map<string, Town | null>();
  readonly #names = new Map<number, string[]>();
  readonly #known = new Map<string, Meant | null>();

  constructor(catalogue: PlaceCatalogue) {
    this.#catalogue = catalogue;
    for (const town of catalogue.towns) {
      if (town.type !== 'CI') continue;
      const name = fold(town.name.replace(/ \(.*\)$/, ''));
      const key = `${town.state}/${name}`;
      // A name that two municipalities share finds neither.
      this.#official.set(key, this.#official.has(key) ? null : town);
      this.#names.set(town.state, [...(this.#names.get(town.state) ?? []), name]);
    }
  }

  find(address: Address): FoundPlace | 'abroad' | null {
    const { country, postalCode, isOfficial } = address;
    if (!isMexico(country)) return 'abroad';
    const city = firstOfSeveral(address.city);
    const state = firstOfSeveral(address.state);
    const parts = [...split(city), ...split(state)].filter(
      (part) => !NOWHERE.test(fold(part)) && !FROM_HOME.test(fold(part)),
    );
    const coded =
      this.#townOfCode(postalCode) ?? this.#townOfCode(/\b\d{5}\b/.exec(`${city} ${state}`)?.[0] ?? '');
    const stated = this.#statedIn(state, city);
    const names = parts.filter((part) => !isCountry(part) && !/^\D*\d{5}$/.test(part));
    const isWeak = stated === 0 && [state, ...split(state)].some((part) => isCountry(part));
    if (stated === 0 && isWeak) return this.#inMexico(names, coded);
    const key = stated || coded?.state || this.#stateOfNames(names);
    if (key === 0) return null;
    const beyond = key === CAPITAL && !coded ? this.#beyondTheCapital(names) : null;
    if (beyond) return this.#toFound(beyond.state, beyond);
    const town = (isOfficial ? this.#officialTown(key, city) : null) ?? this.#townIn(key, names);
    return this.#toFound(key, town ?? (coded?.state === key ? coded : null));
  }

  /** The state that the fields name: its own field first, and then the last part of the city's. */
  #statedIn(state: string, city: string): number {
    const whole = isCountry(state) ? 0 : findState(state);
    if (whole) return whole;
    for (const part of [...split(city), ...split(state)].reverse()) {
      const found = isCountry(part) ? 0 : findState(part);
      const isOwnField = split(state).includes(part) || split(city).length > 1;
      if (found && isOwnField) return found;
    }
    return 0;
  }

  /** An address whose state is 'México': the state of that name, or the country, as its city says. */
  #inMexico(names: readonly string[], coded: Town | null): FoundPlace {
    const here = this.#townIn(MEXICO_STATE, names, true);
    if (here) return this.#toFound(MEXICO_STATE, here);
    const elsewhere = coded?.state || this.#stateOfNames(names);
    if (!elsewhere) return this.#toFound(MEXICO_STATE, null);
    return this.#toFound(
      elsewhere,
      this.#townIn(elsewhere, names) ?? (coded?.state === elsewhere ? coded : null),
    );
  }

  #stateOfNames(names: readonly string[]): number {
    const whole = this.#resolve(names.join(', '));
    if (whole && (isWellKnown(whole) || (whole.place.type === 'ZO' && names.length > 1)))
      return whole.place.state;
    for (const name of [...names].reverse()) {
      const state = findState(name);
      if (state) return state;
      const part = this.#resolve(name);
      if (part && isWellKnown(part)) return part.place.state;
    }
    return 0;
  }

  /** The municipality of a state that the names are of. */
  #townIn(state: number, names: readonly string[], isOnlyTown = false): Town | null {
    const own = names
      .map((name) => fold(name).replace(/(?<! de) (?:mexico|mex|mx)$/, ''))
      .filter((name) => name !== '');
    // 'Querétaro, Querétaro' is the city in its state; a state that is said once is no city.
    const stateAt = own.findLastIndex((name) => findState(name) === state);
    const cities = own.filter((_, at) => at !== stateAt);
    const distinctive = cities.filter((name) => !GENERIC.test(name) && !REGIONS.has(name));
    const tries =
      cities.length > 1 && distinctive.length > 0
        ? [cities.join(', '), ...distinctive.reverse()]
        : distinctive;
    for (const name of tries) {
      const place = this.#resolve(`${name}, ${stateName(state)}`)?.place;
      const isTown =
        place?.type === 'CI' || (place?.type === 'ZO' && !isOnlyTown && !this.#isTownElsewhere(state, name));
      if (place && isTown && place.state === state) return this.#catalogue.townOfCity(place.city) ?? null;
    }
    for (const name of tries) {
      const town = this.#officialTown(state, name);
      // 'Atizapán' is a municipality and what Atizapán de Zaragoza is called.
      const isShort = (this.#names.get(state) ?? []).some((other) => other.startsWith(`${name} `));
      if (town && !isShort) return town;
    }
    // 'GUADALAJARA JALISCO' in one field, without a comma.
    for (const name of tries) {
      const words = name.split(' ');
      if (!words.some((_, at) => at > 0 && findState(words.slice(at).join(' ')) === state)) continue;
      const place = this.#resolve(name)?.place;
      if (place?.type === 'CI' && place.state === state)
        return this.#catalogue.townOfCity(place.city) ?? null;
    }
    return null;
  }

  /**
   * Whether a name is rather that of a municipality of another state: Nuevo Laredo is no colonia of Nuevo León. The
   * capital's colonias are named on their own, and many after towns.
   */
  #isTownElsewhere(state: number, name: string): boolean {
    if (state === CAPITAL) return false;
    const place = this.#resolve(name)?.place;
    return place?.type === 'CI' && place.state !== state;
  }

  /** The municipality of the neighbouring state that an address of the capital names: 'Naucalpan, Ciudad de México'. */
  #beyondTheCapital(names: readonly string[]): Town | null {
    if (this.#townIn(CAPITAL, names)) return null;
    const cities = names.filter((name) => findState(name) === 0);
    const town = this.#townIn(MEXICO_STATE, cities, true);
    // A word from the middle of its name is no name of it: 'Juárez' is not Naucalpan de Juárez.
    const isInside = (name: string): boolean => fold(town?.name ?? '').indexOf(` ${fold(name)}`) > 0;
    return cities.some(isInside) ? null : town;
  }

  #officialTown(state: number, name: string): Town | null {
    return this.#official.get(`${state}/${fold(name)}`) ?? null;
  }

  /** The municipality of a postal code that lies in one only. */
  #townOfCode(text: string): Town | null {
    const digits = text.replace(/\D/g, '');
    if (digits.length < 4 || digits.length > 5 || Number(digits) === 0) return null;
    const zones = this.#catalogue.zonesOfCode(digits.padStart(5, '0'));
    const towns = new Set(Array.from(zones, (zone) => this.#catalogue.townOfZone(zone)));
    const [only] = towns;
    return towns.size === 1 && only !== undefined ? (this.#catalogue.towns[only] ?? null) : null;
  }

  #resolve(text: string): Meant | null {
    let place = this.#known.get(text);
    if (place === undefined) {
      place = resolvePlace(this.#catalogue, text).place;
      if (this.#known.size >= MAX_KNOWN) this.#known.clear();
      this.#known.set(text, place);
    }
    return place;
  }

  #toFound(state: number, town: Town | null): FoundPlace {
    return { state, city: town?.city ?? 0, statename: stateName(state), cityname: town?.cityname ?? '' };
  }
}

/** Reads the places of a source by the catalogue that the place box asks. */
export function createFindPlace(catalogue: PlaceCatalogue): FindPlace {
  const reader = new PlaceReader(catalogue);
  return (address) => reader.find(address);
}
