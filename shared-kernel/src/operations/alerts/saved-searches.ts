/** What operations on saved searches answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, text, unlessFalse } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** A saved search, a 'job seeker agent' on the wire. The documents do not show the name of its id. */
const savedSearchSchema = once(() =>
  z.object({
    id: text(),
    searchstring: text(),
    locationid: text(),
    tlalocid: text(),
    categoryid: text(),
    subcategoryid: text(),
    minsalary: text(),
    maxsalary: text(),
    /** Place in words, without the country; empty for the whole country. */
    locationDescription: text(),
    /** Kind of the place: `country`, `state`, `city`, `zone`; empty without one. */
    granularity: text(),
    /** Address of its results, without marks. */
    query: text(),
    /** Address of its results, with the marks of a saved search. */
    searchResultsURL: text(),
    /** `daily` or `now`: how often its news are mailed. */
    frequency: text(),
    /** Whether its mails are stopped. */
    paused: flag(),
    /** Whether its mails go to an address that was confirmed. */
    confirmed: unlessFalse(),
    /** Offers that came in since its person last looked. */
    newtotaldocs: amount(),
  }),
);

export const savedSearchesAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    jobseeker_agents: list(savedSearchSchema()),
  }),
);
export type SavedSearchesAnswer = Parsed<typeof savedSearchesAnswerSchema>;
