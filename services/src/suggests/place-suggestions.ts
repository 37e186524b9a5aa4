import type { PlaceSuggestion } from '@chamba/kernel/api';
import { PLACE_KINDS } from '@chamba/kernel/catalogues';
import type { PlaceCatalogue } from '../lookup/place-catalogue.ts';
import { findPlaces } from '../lookup/place-search.ts';
import type { FoundPlace } from '../lookup/place-search.ts';
import { approximate, placeIdOf, seoUrlOf } from '../lookup/places.ts';

/** Suggestions of one kind. */
const PER_KIND = 5;

/** What may be suggested: everything, or countries and states alone. */
export type Compatibility = 'locations' | 'locations_state';

/** A place as it travels. */
export function suggestionOf(
  { place, knownAs }: Pick<FoundPlace, 'place' | 'knownAs'>,
  compatibility: Compatibility,
): PlaceSuggestion {
  return {
    id: placeIdOf(place),
    type: place.type,
    countryname: 'México',
    statename: place.statename,
    cityname: place.cityname,
    zonename: place.type === 'ZO' ? place.name : knownAs,
    description: knownAs === '' ? place.description : `${knownAs}, ${place.description}`,
    seourl: seoUrlOf(place),
    documents: place.documents,
    compatibility,
    ...(place.cp === '' ? {} : { postalcode: place.cp }),
    ...approximate(place),
  };
}

/**
 * Places that fit what was typed so far: countries, states, cities and settlements, in this order, the likeliest of
 * each first. Short forms, missing accents and commas, misspellings and postal codes are understood.
 * @param text as typed; under three characters only a short form that is a place's name finds it.
 */
export function suggestPlaces(
  catalogue: PlaceCatalogue,
  text: string,
  compatibility: Compatibility,
): PlaceSuggestion[] {
  const found = findPlaces(catalogue, text, {
    unfinished: true,
    each: PER_KIND,
    ...(compatibility === 'locations_state' ? { types: ['CO', 'ST'] } : {}),
  });
  return PLACE_KINDS.flatMap(({ type }) => found[type]).map((place) => suggestionOf(place, compatibility));
}
