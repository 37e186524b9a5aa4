/** A search of the past. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** A past search of this visitor. */
export const recentSearchSchema = once(() =>
  z.object({
    query_parameters: z.object({
      q: text(),
      cop: text(),
      placeid: text(),
      placedescription: text(),
      tmdescription: text(),
      contract_type: text(),
      education: text(),
      categorydescription: text(),
      subcategorydescription: text(),
      work_modedescription: text(),
      smin: text(),
      smax: text(),
    }),
    url: text(),
    /** E.g. '12 nuevas'; empty if there are none. */
    newtotaldocslegend: text(),
    extratext: text(),
  }),
);
export type RecentSearch = Parsed<typeof recentSearchSchema>;

export const recentSearchesAnswerSchema = once(() =>
  z.object({ recentsearches: z.array(recentSearchSchema()) }),
);
export type RecentSearchesAnswer = Parsed<typeof recentSearchesAnswerSchema>;
