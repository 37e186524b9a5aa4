/** How pages make each call of `lookup`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as lookupCategories } from '../lookup/categories.ts';
import { call as lookupCities } from '../lookup/cities.ts';
import { call as lookupInterestAreas } from '../lookup/interest-areas.ts';
import { call as lookupLanguages } from '../lookup/languages.ts';
import { call as lookupLocation } from '../lookup/location.ts';
import { call as lookupNearest } from '../lookup/nearest.ts';
import { call as lookupPostalCode } from '../lookup/postal-code.ts';
import { call as lookupResolve } from '../lookup/resolve.ts';
import { call as lookupStates } from '../lookup/states.ts';
import { call as lookupSubinterestAreas } from '../lookup/subinterest-areas.ts';

export const calls = {
  'lookup.categories': lookupCategories,
  'lookup.cities': lookupCities,
  'lookup.interestAreas': lookupInterestAreas,
  'lookup.languages': lookupLanguages,
  'lookup.location': lookupLocation,
  'lookup.nearest': lookupNearest,
  'lookup.postalCode': lookupPostalCode,
  'lookup.resolve': lookupResolve,
  'lookup.states': lookupStates,
  'lookup.subinterestAreas': lookupSubinterestAreas,
};
