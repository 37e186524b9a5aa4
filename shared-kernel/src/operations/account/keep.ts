import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Call<Nothing, EmptyAnswer> = {
  label: 'keep-account',
  method: 'DELETE',
  rest: 'myService/deletion',
  send: () => ({ payload: {} }),
  answer: emptyAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Stops the deletion of the session’s account; without one it changes nothing.',
  account: 'session',
  aboutPeople: true,
  event: 'account_kept',
};
