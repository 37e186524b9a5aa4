/** What lists of links answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, maybe, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** GET locations/countries/{id}, keywords, categories, companies, employment_types. */
export const linkListAnswerSchema = once(() =>
  z.object({
    items: z.array(
      z.object({
        id: id(),
        description: z.string(),
        url: text(),
        count: amount(),
        /** What a place or an employment type is: `localidad`, `tipoempleo` or `region`. */
        type: maybe(z.string()),
        /** Of a city: code of its state. */
        idParent: maybe(z.string()),
        /** Of a category its subcategories, of an employment type the states that have it. */
        subItems: maybe(
          z.array(z.object({ id: id(), description: z.string(), url: text(), count: amount() })),
        ),
        /** Of an employer: address of its picture, when it has one. */
        logoUrl: maybe(z.string()),
        /** Of an employer: it is fictitious, and the page has to say so. */
        isdemo: maybe(z.boolean()),
      }),
    ),
  }),
);
export type LinkListAnswer = Parsed<typeof linkListAnswerSchema>;
