import type { PlaceSuggestion } from '@chamba/kernel/api';
import { PLACE_KINDS } from '@chamba/kernel/catalogues';
import { DISTANCE } from '../lookup/distance.ts';
import type { PlaceCatalogue } from '../lookup/place-catalogue.ts';
import { partOfCity } from '../lookup/place-phrases.ts';
import { toPlaces, readPlace, readUnparted } from '../lookup/place-reading.ts';
import { TYPES, findPlaces } from '../lookup/place-search.ts';
import type { FoundPlace } from '../lookup/place-search.ts';
import type { PlaceType } from '../lookup/place-words.ts';
import { findBegunRegion } from '../lookup/regions.ts';
import { toSuggestion } from '../lookup/suggestion.ts';
import type { Compatibility } from '../lookup/suggestion.ts';

/** Suggestions of one kind. */
const PER_KIND = 5;

/** How much likelier a colonia is meant than a city of which only a part is called so for the city not to be suggested. */
const FAR_LIKELIER = 3;

type Found = Record<PlaceType, FoundPlace[]>;

/** Several places by their kinds, in their order, before what else fits; cities by name are left to them. */
function withSeveral(found: Found, several: readonly FoundPlace[]): Found {
  const types = new Set(several.map(({ place }) => place.type));
  for (const type of TYPES) {
    const named = several.filter(({ place }) => place.type === type);
    found[type] = types.has(type) ? named : type === 'ZO' ? found.ZO : [];
  }
  return found;
}

/**
 * Cities that are only called so in part, or have a village of that name, are not before a far better known colonia:
 * 'del valle' is no beginning of Valle de Santiago.
 */
function withoutFarFetched(found: Found): Found {
  const known = found.ZO[0];
  if (!known || known.isMisspelt || known.distance > DISTANCE.moreWords) return found;
  found.CI = found.CI.filter(
    ({ distance, knownAs, score }) =>
      (distance < DISTANCE.words && knownAs === '') || score + FAR_LIKELIER > known.score,
  );
  return found;
}

/** What a text may mean that is no name as far as it goes: the beginning of a region, or several places in a row. */
function findOtherwise(catalogue: PlaceCatalogue, text: string, find: (text: string) => Found): Found {
  const region = findBegunRegion(text);
  const several = region ? toPlaces(catalogue, region) : readUnparted(catalogue, text);
  const city = several.length > 0 ? undefined : partOfCity(text)?.city;
  return city === undefined ? withSeveral(find(''), several) : find(city);
}

/**
 * Places that fit what was typed so far: countries, states, cities and settlements, in this order, the likeliest of
 * each first. Short forms, missing accents and commas, misspellings and postal codes are understood, and so are
 * regions and words around a name like 'cerca de'.
 * @param text as typed; under three characters only a short form that is a place's name finds it.
 */
export function suggestPlaces(
  catalogue: PlaceCatalogue,
  text: string,
  compatibility: Compatibility,
): PlaceSuggestion[] {
  const types: readonly PlaceType[] = compatibility === 'locations_state' ? ['CO', 'ST'] : TYPES;
  const find = (name: string): Found =>
    findPlaces(catalogue, name, { unfinished: true, each: PER_KIND, types });
  const { text: name, several } = readPlace(catalogue, text);
  let found = find(name);
  if (several.length > 0) found = withSeveral(found, several);
  else if (TYPES.every((type) => found[type].length === 0)) found = findOtherwise(catalogue, name, find);
  else found = withoutFarFetched(found);
  return PLACE_KINDS.filter(({ type }) => types.includes(type))
    .flatMap(({ type }) => found[type])
    .map((place) => toSuggestion(place, compatibility));
}
