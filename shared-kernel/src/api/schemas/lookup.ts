import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, list, text } from './lenient.ts';
import { placeSuggestionSchema } from './jobs.ts';

const idDescription = once(() => z.object({ id: id(), description: z.string() }));

export const countriesAnswerSchema = once(() => z.object({ countries: z.array(idDescription()) }));

/** `idParent` is the id of the state. */
const city = once(() => z.object({ id: id(), description: z.string(), idParent: text() }));

/** State ids and codes are `MX-JAL` style. A service may leave the cities to their own call. */
export const statesAnswerSchema = once(() =>
  z.object({
    states: z.array(
      z.object({
        id: id(),
        description: z.string(),
        code: text(),
        cities: list(city()),
      }),
    ),
  }),
);

export const citiesAnswerSchema = once(() => z.object({ cities: z.array(city()) }));

/** GET /rest lookup/postalcode. `colonias` are the settlements of the code. */
export const postalCodeAnswerSchema = once(() =>
  z.object({
    cp: text(),
    idciudad: text(),
    ciudad: text(),
    idestado: text(),
    estado: text(),
    idpais: text(),
    pais: text(),
    colonias: list(z.string()),
  }),
);

export const interestAreasAnswerSchema = once(() => z.object({ interestareas: z.array(idDescription()) }));

export const subinterestAreasAnswerSchema = once(() =>
  z.object({
    subinterestareas: z.array(z.object({ id: id(), description: z.string(), idparent: text() })),
  }),
);

export const categoriesAnswerSchema = once(() =>
  z.object({
    categories: z.array(
      z.object({
        id: id(),
        description: z.string(),
        slug: text(),
        subcategories: list(z.object({ id: id(), description: z.string(), slug: text(), idparent: text() })),
      }),
    ),
  }),
);

export const languagesAnswerSchema = once(() => z.object({ languages: z.array(idDescription()) }));

/** GET /rest lookup/location. */
export const locationAnswerSchema = once(() =>
  z.object({
    location: z.object({
      id: id(),
      type: z.enum(['CO', 'ST', 'CI', 'ZO']),
      description: z.string(),
      statename: text(),
      countryname: text(),
      seourl: z.string(),
    }),
  }),
);

/** GET /rest geolocation/nearest. */
export const nearestPlaceAnswerSchema = once(() => z.object({ place: placeSuggestionSchema() }));
