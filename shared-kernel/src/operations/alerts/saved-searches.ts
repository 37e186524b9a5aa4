/** What operations on saved searches answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, list, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** A saved search, a 'job seeker agent' on the wire. The documents do not show the name of its id. */
const savedSearchSchema = once(() =>
  z.object({
    searchstring: text(),
    locationid: text(),
    tlalocid: text(),
    categoryid: text(),
    subcategoryid: text(),
    minsalary: text(),
    maxsalary: text(),
  }),
);

export const savedSearchesAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    jobseeker_agents: list(savedSearchSchema()),
  }),
);
export type SavedSearchesAnswer = Parsed<typeof savedSearchesAnswerSchema>;
