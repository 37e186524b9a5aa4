/** What a client sends of a search that it saves. */
import * as z from 'zod/mini';
import { idInput, textInput } from '../input.ts';

/**
 * A search to be saved: by the address of its results on this site, which knows all filters, or by the fields of the
 * documents; and how often its news are mailed.
 */
export type SavedSearchInput = {
  url?: string;
  searchstring?: string;
  locationid?: string;
  tlalocid?: string;
  categoryid?: string;
  subcategoryid?: string;
  minsalary?: string | number;
  maxsalary?: string | number;
  frequency?: 'daily' | 'now';
};

const amountInput = () =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{0,7}$/)), z.number().check(z.minimum(0), z.maximum(9_999_999))]),
    z.transform(String),
  );

/** How often news are mailed: once a day in the morning, or soon after they come in. */
export const frequencyInput = () => z.enum(['daily', 'now']);

/** The fields of the documents, or the address of its results on this site, which knows all filters. */
export const savedSearchInput = () =>
  z.object({
    url: z.optional(textInput(2_000)),
    searchstring: z.optional(textInput(120)),
    locationid: z.optional(idInput(40)),
    tlalocid: z.optional(idInput(40)),
    categoryid: z.optional(idInput(10)),
    subcategoryid: z.optional(idInput(10)),
    minsalary: z.optional(amountInput()),
    maxsalary: z.optional(amountInput()),
    frequency: z.optional(frequencyInput()),
  });
