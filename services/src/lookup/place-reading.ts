import { resolveName } from './name-resolution.ts';
import type { PlaceCatalogue, Town } from './place-catalogue.ts';
import {
  partOfCity,
  splitCommas,
  splitSeveral,
  withoutMetropolitan,
  withoutVicinity,
} from './place-phrases.ts';
import { findPlaces, TYPES } from './place-search.ts';
import type { FoundPlace } from './place-search.ts';
import { placeWords } from './place-words.ts';
import { findMetropolitanArea, findMisspeltRegion, findRegionParts } from './regions.ts';
import type { RegionPart } from './regions.ts';
import { normaliseName } from './town-names.ts';

/** What a text is about: the name of one place in it, or several places that it names. */
export type Reading = { text: string; several: readonly FoundPlace[] };

const asName = (text: string): Reading => ({ text, several: [] });

/** A place that is named outright. */
const toFound = (place: Town, knownAs: string): FoundPlace => ({
  place,
  knownAs,
  distance: 0,
  score: place.importance,
  isMisspelt: false,
});

/** The parts of a region as found places, as far as the catalogue has them. */
export function toPlaces(catalogue: PlaceCatalogue, parts: readonly RegionPart[]): FoundPlace[] {
  return parts.flatMap((part) => {
    const place =
      'state' in part
        ? catalogue.towns.find(({ type, state }) => type === 'ST' && state === part.state)
        : catalogue.townOfCity(part.city);
    return place ? [toFound(place, 'city' in part ? part.shownAs : '')] : [];
  });
}

const hasName = ({ townIndex, zoneIndex }: PlaceCatalogue, words: readonly string[]): boolean => {
  const name = words.join(' ');
  return townIndex.exact(name) !== -1 || zoneIndex.exact(name) !== -1;
};

/** The place that a text is the name of for certain, without a guess. */
function certain(catalogue: PlaceCatalogue, text: string): FoundPlace | null {
  const { place } = resolveName(catalogue, text);
  return place && place.distance < 1 ? place : null;
}

/** The city that is called like its state: in 'zona conurbada de San Luis Potosí' that is what is meant. */
function findNamesake(catalogue: PlaceCatalogue, state: FoundPlace['place']): Town | undefined {
  const name = normaliseName(state.name);
  return catalogue.towns.find(
    (town) => town.type === 'CI' && town.state === state.state && normaliseName(town.name) === name,
  );
}

/** A city with those around it: they are all offered. */
function readMetropolitan(catalogue: PlaceCatalogue, text: string): Reading | null {
  const inner = withoutMetropolitan(text);
  if (inner === null || inner === '') return null;
  const region = findRegionParts(placeWords(inner));
  if (region) return { text: inner, several: toPlaces(catalogue, region) };
  const place = resolveName(catalogue, inner).place?.place;
  if (!place) return asName(inner);
  const city = place.type === 'ST' ? findNamesake(catalogue, place) : undefined;
  const area = findMetropolitanArea(city?.city ?? (place.type === 'ST' ? place.state : place.city));
  if (area) return { text: inner, several: toPlaces(catalogue, area) };
  return asName(city ? city.description : inner);
}

/** A part of a city that is called by where it lies, unless something in that city has the very name. */
function readDirection(catalogue: PlaceCatalogue, text: string): Reading | null {
  const said = partOfCity(text);
  const type = said ? certain(catalogue, said.city)?.place.type : undefined;
  if (!said || (type !== 'CI' && type !== 'ST')) return null;
  for (const name of [text, `${said.part}, ${said.city}`]) {
    const found = findPlaces(catalogue, name, { unfinished: false, each: 1 });
    if (TYPES.some((kind) => found[kind].some(({ distance }) => distance < 1))) return asName(name);
  }
  return asName(said.city);
}

/** Each place once, where there are several. */
function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const known = new Map(places.map((found) => [found.place.id, found]));
  return [...known.values()];
}

/** Several places, each of which is meant as it is spelt: 'Guadalajara y Zapopan', 'Naucalpan / Tlalnepantla'. */
function readSeveral(catalogue: PlaceCatalogue, text: string): Reading | null {
  const places = splitSeveral(text).map((part) => {
    const { place } = resolveName(catalogue, part);
    return place?.isMisspelt === true ? null : place;
  });
  const found = places.filter((place) => place !== null);
  if (found.length === 0 || found.length < places.length) return null;
  const several = distinct(found);
  return several.length > 1 ? { text, several } : asName(splitSeveral(text)[0] ?? text);
}

/** Several places with commas between them, of which one at most needs the state of another: 'Monterrey, Guadalupe'. */
function readListed(catalogue: PlaceCatalogue, text: string): FoundPlace[] {
  const parts = splitCommas(text);
  const alone = parts.map((part) => certain(catalogue, part));
  const state = alone.find((place) => place !== null)?.place.statename ?? '';
  const places = alone.map((place, at) => place ?? certain(catalogue, `${parts[at] ?? ''}, ${state}`));
  const found = distinct(places.filter((place) => place !== null));
  return found.length > 1 && !places.includes(null) ? found : [];
}

/** Two municipalities or states with nothing between them: 'Torreón Gómez Palacio'. */
function readPair(catalogue: PlaceCatalogue, words: readonly string[]): FoundPlace[] {
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (halves.some((half) => catalogue.townIndex.exact(half) === -1)) continue;
    const found = distinct(halves.flatMap((half) => certain(catalogue, half) ?? []));
    if (found.length > 1) return found;
  }
  return [];
}

/**
 * Understands a text that says more than a name, or names several places: 'cerca de Zapopan', 'zona norte de Monterrey',
 * 'área metropolitana de Guadalajara', 'comarca lagunera', 'CDMX y Edomex'. A text that is a name stays what it is.
 */
export function readPlace(catalogue: PlaceCatalogue, text: string): Reading {
  const words = placeWords(text);
  const region = findRegionParts(words);
  if (region) return { text, several: toPlaces(catalogue, region) };
  if (words.length < 2 || hasName(catalogue, words)) return asName(text);
  const misspelt = findMisspeltRegion(words);
  if (misspelt) return { text, several: toPlaces(catalogue, misspelt) };
  const metropolitan = readMetropolitan(catalogue, text);
  if (metropolitan) return metropolitan;
  const near = withoutVicinity(text);
  if (near !== null) return readPlace(catalogue, near);
  return readDirection(catalogue, text) ?? readSeveral(catalogue, text) ?? asName(text);
}

/** Several places that a text names which is no name and no place in another; none when it does not. */
export function readUnparted(catalogue: PlaceCatalogue, text: string): FoundPlace[] {
  const listed = readListed(catalogue, text);
  return listed.length > 0 ? listed : readPair(catalogue, placeWords(text));
}
