import type { PlaceSuggestion } from '@chamba/kernel/api';
import type { FoundPlace } from './place-search.ts';
import { approximate, toPlaceId, toSeoUrl } from './places.ts';

/** What may be suggested: everything, or countries and states alone. */
export type Compatibility = 'locations' | 'locations_state';

/** A found place as suggestions answer it. */
export function toSuggestion(
  { place, knownAs }: Pick<FoundPlace, 'place' | 'knownAs'>,
  compatibility: Compatibility,
): PlaceSuggestion {
  return {
    id: toPlaceId(place),
    type: place.type,
    countryname: 'México',
    statename: place.statename,
    cityname: place.cityname,
    zonename: place.type === 'ZO' ? place.name : knownAs,
    description: knownAs === '' ? place.description : `${knownAs}, ${place.description}`,
    seourl: toSeoUrl(place),
    documents: place.documents,
    compatibility,
    ...(place.cp === '' ? {} : { postalcode: place.cp }),
    ...approximate(place),
  };
}
