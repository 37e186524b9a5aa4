import * as z from 'zod/mini';
import { countInput, pathId, textInput } from './input.ts';

/** Offers for a résumé. `last_discards` holds ids of offers, joined by commas. */
export const suggestionsInput = () =>
  z.object({
    path: z.object({ resumeID: pathId() }),
    query: z.object({
      algorithm: z.optional(textInput(20)),
      channel: z.optional(textInput(40)),
      hits: countInput(100, 20),
      last_discards: z.optional(z.string().check(z.regex(/^(\d{1,10}(,\d{1,10})*)?$/))),
      use_cache: z.optional(z.string()),
      applies: z.optional(z.string()),
    }),
  });
