import * as z from 'zod/mini';
import { countInput, pathId, textInput } from './input.ts';

/** What a page asks suggestions with (2 §7). */
export type SuggestionsInput = {
  resumeID: string;
  /** `MPA` after an application, else `MJR`. */
  algorithm: 'MPA' | 'MJR';
  channel: 'web';
  hits: number;
  /** Ids of offers that were discarded on this device, joined by commas. */
  last_discards: string;
  use_cache: true;
};

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
