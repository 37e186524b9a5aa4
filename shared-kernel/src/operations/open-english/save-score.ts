import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'POST',
  path: '/oe-save-score',
  answer: emptyAnswerSchema,
};

/** The token of the test, not that of the session, goes along as `Authorization`. */
export const input = () =>
  z.object({ payload: z.object({ score: z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))]) }) });

export const policy: Policy = {
  summary: 'Saves the score of the test of English.',
  source: '2 §7, Other',
  upstream: 'openenglish',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
