/** What suggestions of offers answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { list } from '../lenient.ts';
import { jobSchema } from '../jobs/job.ts';
import type { Parsed } from '../operation.ts';

export const suggestionsAnswerSchema = once(() => z.object({ recommendations: list(jobSchema()) }));
export type SuggestionsAnswer = Parsed<typeof suggestionsAnswerSchema>;
