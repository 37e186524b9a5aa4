import { kilometresBetween } from '@chamba/kernel/geography';
import { readLocalities } from './localities.ts';
import type { Locality } from './localities.ts';
import { placeWords } from './place-words.ts';
import type { Place } from './places.ts';
import { listShortNames } from './short-town-names.ts';
import { CITY_SHORT_FORMS, GENERIC_NAMES, KNOWN_PARTS, STATE_NAMES } from './short-forms.ts';

/** A country, state or municipality with how important it is: one more is twice as many people or offers. */
export type Town = Place & { population: number; importance: number };

/** A name of a town: its own, that of its seat or of a part of it, or a short form. */
export type TownName = {
  town: number;
  /** The name to show before the town's own; empty when the town's own says it all. */
  shown: string;
  importance: number;
  /** It is that of a well-known neighbourhood, which may be called a colonia. */
  isPart: boolean;
};

/** Localities of fewer people are no names of their municipality: the postal catalogue has them as settlements. */
const MIN_PEOPLE = 2_500;

/** How much less a settlement counts than the city it is a part of: it is about a hundredth of it. */
export const PART_OF_CITY = 6.5;

/** How much less a town counts by a shorter name than its own. */
const BY_SHORT_NAME = 1.5;

/** Localities of a smaller part of the city's people, and as near to its seat, are neighbourhoods hardly known elsewhere. */
const SHARE_OF_NEIGHBOURHOOD = 0.05;
const KM_OF_NEIGHBOURHOOD = 15;

/** How much less such a locality counts than a town of its size. */
const AS_NEIGHBOURHOOD = 2;

/** How important a place of so many people and offers is. */
export const computeImportance = (people: number, offers: number): number =>
  Math.log2(1 + people / 1_000) + 0.6 * Math.log2(1 + offers);

/** A name as it is compared. */
export const normaliseName = (text: string): string => placeWords(text).join(' ');

/** Part of a town's people that live in one of its places. */
const computeShare = (people: number, town: Town): number =>
  town.population > 0 ? Math.min(1, people / town.population) : 0;

/** Whether a locality has grown into its city: a colonia by any other name. */
function isNeighbourhood({ population, latitude, longitude }: Locality, town: Town): boolean {
  if (latitude === null || longitude === null || town.latitude === null || town.longitude === null)
    return false;
  const seat = { latitude: town.latitude, longitude: town.longitude };
  return (
    computeShare(population, town) < SHARE_OF_NEIGHBOURHOOD &&
    kilometresBetween({ latitude, longitude }, seat) < KM_OF_NEIGHBOURHOOD
  );
}

/** Whether a second name says more than the town's own: 'Cancún' does, 'Toluca de Lerdo' does not. */
function saysMore(name: string, own: string): boolean {
  if (name.startsWith(`${own} `) || name === own) return false;
  const words = own.split(' ');
  return !name.split(' ').every((word) => words.includes(word));
}

/** All names of countries, states and municipalities. @throws Error when the file of localities cannot be read. */
export async function namesOfTowns(towns: readonly Town[]): Promise<{ name: string; of: TownName }[]> {
  const names: { name: string; of: TownName }[] = [];
  const known = new Set<string>();
  const add = (town: number, text: string, shown: string, importance: number, isPart = false): void => {
    const name = normaliseName(text);
    if (name === '' || known.has(`${town}/${name}`)) return;
    known.add(`${town}/${name}`);
    const weight = GENERIC_NAMES.has(name) ? importance - PART_OF_CITY : importance;
    names.push({ name, of: { town, shown, importance: weight, isPart } });
  };
  const townByName = new Map<string, number>();
  towns.forEach((town, at) => {
    townByName.set(town.type === 'CI' ? `CI${town.city}` : town.code, at);
    add(at, town.name, '', town.importance);
    if (town.type === 'CI') add(at, town.name.replace(/^([^(]*)\(.*\)/, '$1'), '', town.importance);
  });
  const part = (city: number, text: string, importance: (town: Town) => number): void => {
    const at = townByName.get(`CI${city}`);
    const town = towns[at ?? -1];
    if (at === undefined || !town) return;
    const plain = text.replace(/^([^([]*)[([].*[)\]]/, '$1').trim();
    const shown = saysMore(normaliseName(plain), normaliseName(town.name)) ? plain : '';
    add(at, plain, shown, importance(town));
    // 'Tesistán (San Francisco Tesistán)' is called either.
    const other = /^[^([]*[([](.*)[)\]]/.exec(text)?.[1];
    if (other) add(at, other, shown === '' ? '' : other, importance(town));
  };
  const taken = new Set([
    ...towns.map(({ name }) => normaliseName(name)),
    ...KNOWN_PARTS.map(([, name]) => normaliseName(name)),
  ]);
  towns.forEach(({ type, name, importance }, at) => {
    if (type !== 'CI') return;
    for (const short of listShortNames(name))
      if (!taken.has(normaliseName(short))) add(at, short, '', importance - BY_SHORT_NAME);
  });
  for (const [code, shortForms] of Object.entries(STATE_NAMES)) {
    const at = townByName.get(code);
    if (at !== undefined) for (const text of shortForms) add(at, text, '', towns[at]?.importance ?? 0);
  }
  for (const [city, shortForms] of CITY_SHORT_FORMS) {
    const at = townByName.get(`CI${city}`);
    if (at !== undefined) for (const text of shortForms) add(at, text, '', towns[at]?.importance ?? 0);
  }
  for (const [city, text, shortForms = []] of KNOWN_PARTS) {
    const at = townByName.get(`CI${city}`);
    if (at === undefined) continue;
    for (const name of [text, ...shortForms]) add(at, name, text, towns[at]?.importance ?? 0, true);
  }
  const ownNames = new Set(towns.map((town) => `${town.state}/${normaliseName(town.name)}`));
  for (const locality of await readLocalities()) {
    const { city, name, isSeat, population } = locality;
    if (!isSeat && population < MIN_PEOPLE) continue;
    // A piece of the neighbouring city that grew over the border is no second name of this municipality.
    if (!isSeat && ownNames.has(`${Math.floor(city / 1000)}/${normaliseName(name)}`)) continue;
    part(city, name, (town) => {
      if (isSeat) return town.importance;
      const offers = town.documents * computeShare(population, town);
      return computeImportance(population, offers) - (isNeighbourhood(locality, town) ? AS_NEIGHBOURHOOD : 0);
    });
  }
  return names;
}
