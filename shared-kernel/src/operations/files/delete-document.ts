import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'DELETE',
  rest: 'images/documents',
  answer: emptyAnswerSchema,
};

/** The instance is the id of the file. */
export const input = () => z.object({ instance: z.string().check(z.minLength(1), z.maxLength(40)) });

export const policy: Policy = {
  summary: 'Deletes a file of a résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
