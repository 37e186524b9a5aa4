/** What suggestions of offers answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { list, text } from '../lenient.ts';
import { jobSchema } from '../jobs/job.ts';
import type { Parsed } from '../operation.ts';

/** An offer with why it is suggested, in one line; empty where the service does not say. */
const suggestedOfferSchema = once(() => z.intersection(jobSchema(), z.object({ reason: text() })));

export const suggestionsAnswerSchema = once(() =>
  z.object({ recommendations: list(suggestedOfferSchema()) }),
);
export type SuggestionsAnswer = Parsed<typeof suggestionsAnswerSchema>;
