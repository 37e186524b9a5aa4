import type { PlaceSuggestion } from '@chamba/kernel/api';
import { PLACE_KINDS } from '@chamba/kernel/catalogues';
import type { PlaceCatalogue } from '../lookup/place-catalogue.ts';
import { findPlaces } from '../lookup/place-search.ts';
import { toSuggestion } from '../lookup/suggestion.ts';
import type { Compatibility } from '../lookup/suggestion.ts';

/** Suggestions of one kind. */
const PER_KIND = 5;

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
  return PLACE_KINDS.flatMap(({ type }) => found[type]).map((place) => toSuggestion(place, compatibility));
}
