import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/lookup.ts';
import { cachedRead, restRead } from '../wire.ts';

/** Milliseconds the quick lookups may take: a page waits for them. */
const QUICK_TIMEOUT = 2_500;

const read = { operation: 'load-lookup', method: 'GET' } as const;

type LookupCalls = Extract<keyof CallDefinitions, `lookup.${string}`>;

export const lookupCalls: Pick<CallDefinitions, LookupCalls> = {
  'lookup.states': {
    ...read,
    request: ({ countryID }) => restRead('lookup', 'states', { countryID }),
    answer: schemas.statesAnswerSchema,
  },
  'lookup.cities': {
    ...read,
    request: ({ countryID, stateID }) => restRead('lookup', 'cities', { countryID, stateID }),
    answer: schemas.citiesAnswerSchema,
  },
  'lookup.postalCode': {
    ...read,
    request: ({ postalcode }) => restRead('lookup', 'postalcode', { postalcode }),
    answer: schemas.postalCodeAnswerSchema,
  },
  'lookup.interestAreas': {
    ...read,
    request: () => restRead('lookup', 'interestAreas'),
    answer: schemas.interestAreasAnswerSchema,
  },
  'lookup.subinterestAreas': {
    ...read,
    request: ({ idparent }) => restRead('lookup', 'subinterestAreas', { idparent }),
    answer: schemas.subinterestAreasAnswerSchema,
  },
  'lookup.categories': {
    ...read,
    timeoutMs: QUICK_TIMEOUT,
    request: () => cachedRead('lookup', 'allcategories'),
    answer: schemas.categoriesAnswerSchema,
  },
  'lookup.languages': {
    ...read,
    request: () => restRead('lookup', 'languages'),
    answer: schemas.languagesAnswerSchema,
  },
  'lookup.location': {
    ...read,
    timeoutMs: QUICK_TIMEOUT,
    request: ({ id }) => restRead('lookup', 'location', { stateID: id }),
    answer: schemas.locationAnswerSchema,
  },
  'lookup.resolve': {
    ...read,
    request: ({ text }) => restRead('lookup', 'location', { text }),
    answer: schemas.locationAnswerSchema,
  },
  'lookup.nearest': {
    ...read,
    request: ({ latitude, longitude }) =>
      restRead('geolocation', 'nearest', { lat: latitude.toFixed(2), lon: longitude.toFixed(2) }),
    answer: schemas.nearestPlaceAnswerSchema,
  },
};
