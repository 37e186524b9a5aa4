/** What suggestions of offers answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, list, maybe, or, text } from '../lenient.ts';
import { jobSchema } from '../jobs/job.ts';
import type { Parsed } from '../operation.ts';

/** An offer with why it is suggested, in one line; empty where the service does not say. */
const suggestedOfferSchema = once(() => z.intersection(jobSchema(), z.object({ reason: text() })));

const suggestedOffers = once(() => list(suggestedOfferSchema()));

export const suggestionsAnswerSchema = once(() =>
  completed(
    z.object({
      joblist: suggestedOffers(),
      summary: or(z.object({ totaldocs: amount() }), {}),
      /** The name that `joblist` had before, which remotes of that time read. */
      recommendations: maybe(suggestedOffers()),
    }),
    ({ joblist, recommendations }) => ({
      joblist: joblist ?? recommendations,
      recommendations: recommendations ?? joblist,
    }),
  ),
);
export type SuggestionsAnswer = Parsed<typeof suggestionsAnswerSchema>;
