import * as z from 'zod/mini';
import { once } from '../once.ts';
import { placeSuggestionSchema } from './jobs.ts';

const idDescription = once(() => z.object({ id: z.string(), description: z.string() }));

export const countriesAnswerSchema = once(() => z.object({ countries: z.array(idDescription()) }));

/** `idParent` is the id of the state. */
const city = once(() => z.object({ id: z.string(), description: z.string(), idParent: z.string() }));

/** State ids and codes are `MX-JAL` style. A service may leave the cities to their own call. */
export const statesAnswerSchema = once(() =>
  z.object({
    states: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        code: z.string(),
        cities: z._default(z.array(city()), []),
      }),
    ),
  }),
);

export const citiesAnswerSchema = once(() => z.object({ cities: z.array(city()) }));

/** GET /rest lookup/postalcode. `colonias` are the settlements of the code. */
export const postalCodeAnswerSchema = once(() =>
  z.object({
    cp: z.string(),
    idciudad: z.string(),
    ciudad: z.string(),
    idestado: z.string(),
    estado: z.string(),
    idpais: z.string(),
    pais: z.string(),
    colonias: z.array(z.string()),
  }),
);

export const interestAreasAnswerSchema = once(() => z.object({ interestareas: z.array(idDescription()) }));

export const subinterestAreasAnswerSchema = once(() =>
  z.object({
    subinterestareas: z.array(z.object({ id: z.string(), description: z.string(), idparent: z.string() })),
  }),
);

export const categoriesAnswerSchema = once(() =>
  z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        slug: z.string(),
        subcategories: z.array(
          z.object({ id: z.string(), description: z.string(), slug: z.string(), idparent: z.string() }),
        ),
      }),
    ),
  }),
);

export const languagesAnswerSchema = once(() => z.object({ languages: z.array(idDescription()) }));

/** GET /rest lookup/location. */
export const locationAnswerSchema = once(() =>
  z.object({
    location: z.object({
      id: z.string(),
      type: z.enum(['CO', 'ST', 'CI', 'ZO']),
      description: z.string(),
      statename: z.string(),
      countryname: z.string(),
      seourl: z.string(),
    }),
  }),
);

/** GET /rest geolocation/nearest. */
export const nearestPlaceAnswerSchema = once(() => z.object({ place: placeSuggestionSchema() }));
