import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

const MOST = 100;

export const call: Call<{ userid: string; resumeid: string; token: string; score: number }, EmptyAnswer> = {
  label: 'save-open-english',
  method: 'POST',
  path: '/oe-save-score',
  send: ({ userid, resumeid, token, score }) => ({
    payload: { score, userID: userid, resumeID: resumeid },
    headers: { authorization: `Bearer ${token}` },
  }),
  answer: emptyAnswerSchema,
};

const wholeScore = () =>
  z.union([
    z.number().check(z.int(), z.minimum(0), z.maximum(MOST)),
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,3}$/),
        z.refine((text) => Number(text) <= MOST),
      ),
      z.transform(Number),
    ),
  ]);

/**
 * The token of the test, not that of the session, goes along as `Authorization`. Whoever names account and résumé is
 * refused where the token is of others.
 */
export const input = () =>
  z.object({
    payload: z.object({
      score: wholeScore(),
      userID: z.optional(idInput(20)),
      resumeID: z.optional(idInput(20)),
    }),
  });

export const policy: Policy = {
  summary: 'Saves the score of the test of English: a whole number from 0 to 100, once for each token.',
  refusal: 'OE-01',
  errors: ['MYS-64', 'MYS-16', 'OE-02'],
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'proof',
  aboutPeople: true,
  decided: true,
  example: { payload: { score: 80 } },
};
