import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, maybe } from '../lenient.ts';
import { idInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** POST /api/scorer: how well offers fit a résumé, each 0–100 (-1: not to be compared), and from where on a part fits. */
const answer = once(() =>
  z.object({
    scores: z.array(
      z.object({
        jobID: id(),
        score: amount(),
        scoreCategory: amount(),
        scoreSubcategory: amount(),
        scoreSalary: amount(),
        scoreEducation: amount(),
        scoreLocation: amount(),
      }),
    ),
    meta: maybe(
      z.object({
        scorer: amount(),
        category: amount(),
        subcategory: amount(),
        salary: amount(),
        education: amount(),
        location: amount(),
      }),
    ),
  }),
);
export type ScorerAnswer = Parsed<typeof answer>;

export const call: Call<{ resumeId: string; joblist: readonly string[] }, ScorerAnswer> = {
  label: 'load-scores',
  method: 'POST',
  path: '/api/scorer',
  answer,
};

/** Most offers that one call compares. */
const MAX_OFFERS = 100;

export const input = () =>
  z.object({
    payload: z.object({
      resumeId: idInput(20),
      joblist: z.array(idInput(20)).check(z.maxLength(MAX_OFFERS)),
      token: z.optional(z.string().check(z.maxLength(200))),
    }),
  });

export const policy: Policy = {
  summary: 'How well offers (at most 100) fit one of the candidate’s résumés.',
  errors: ['ACT-01', 'MYS-16'],
  source: '2 §7, Search and offers',
  upstream: 'scorer',
  account: 'session',
  aboutPeople: false,
  example: { payload: { resumeId: '{resume}', joblist: ['{offer}'] } },
  reads: true,
};
