/** A place as it is suggested. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, maybe, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** A place suggestion. */
export const placeSuggestionSchema = once(() =>
  z.object({
    id: id(),
    type: z.enum(['CO', 'ST', 'CI', 'ZO']),
    countryname: text(),
    statename: text(),
    cityname: text(),
    /** Name of a settlement; of a city the name it was found by when that is not its own: 'Cancún' of Benito Juárez. */
    zonename: text(),
    /** As shown and as put in the box: 'Guadalajara, Jalisco'. */
    description: z.string(),
    /** Location part of a search address, e.g. `en-jalisco/ciudad-de-guadalajara`. */
    seourl: z.string(),
    /** Offers of the place; of a settlement those of its municipality. */
    documents: amount(),
    compatibility: text(),
    /** Of a settlement. */
    postalcode: maybe(z.string()),
    /** Degrees of the municipality's seat, to about a kilometre. */
    latitude: maybe(z.number()),
    longitude: maybe(z.number()),
  }),
);
export type PlaceSuggestion = Parsed<typeof placeSuggestionSchema>;
