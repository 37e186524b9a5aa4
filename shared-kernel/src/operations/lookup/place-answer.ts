/** What operations that find one place answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

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
export type LocationAnswer = Parsed<typeof locationAnswerSchema>;
