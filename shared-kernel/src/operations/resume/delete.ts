import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const call: Endpoint<SavedAnswer> = {
  method: 'DELETE',
  rest: 'myService/resume',
  answer: savedAnswerSchema,
};

/** The instance is the résumé's id. */
export const input = () => z.object({ instance: z.string().check(z.minLength(1), z.maxLength(40)) });

export const policy: Policy = {
  summary: 'Deletes a résumé.',
  errors: ['MYS-16'],
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
