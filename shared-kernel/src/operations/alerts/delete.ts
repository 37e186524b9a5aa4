import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Call<{ instance: string }, EmptyAnswer> = {
  label: 'delete-saved-search',
  method: 'DELETE',
  path: '/api/alert',
  answer: emptyAnswerSchema,
};

/** The instance is the id of the saved search. */
export const input = () => z.object({ payload: z.object({ instance: idInput(20) }) });

export const policy: Policy = {
  summary: 'Deletes a saved search.',
  errors: ['MYS-23'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  decided: true,
};
