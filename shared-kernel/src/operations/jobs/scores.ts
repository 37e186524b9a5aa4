import * as z from 'zod/mini';
import { scorerAnswerSchema } from '../../api/schemas/jobs.ts';
import type { ScorerAnswer } from '../../api/types.ts';
import { idInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ resumeId: string; joblist: readonly string[] }, ScorerAnswer> = {
  label: 'load-scores',
  method: 'POST',
  path: '/api/scorer',
  answer: scorerAnswerSchema,
};

/** Most offers that one call compares. */
const MOST_OFFERS = 100;

export const input = () =>
  z.object({
    payload: z.object({
      resumeId: idInput(20),
      joblist: z.array(idInput(20)).check(z.maxLength(MOST_OFFERS)),
      token: z.optional(z.string().check(z.maxLength(200))),
    }),
  });

export const policy: Policy = {
  summary: 'How well offers (at most 100) fit one of the candidate’s résumés.',
  source: '2 §7, Search and offers',
  upstream: 'scorer',
  account: 'session',
  aboutPeople: false,
  example: { payload: { resumeId: '{resume}', joblist: ['{offer}'] } },
  reads: true,
};
