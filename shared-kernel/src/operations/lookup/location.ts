import * as z from 'zod/mini';
import { locationAnswerSchema } from './place-answer.ts';
import type { LocationAnswer } from './place-answer.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ id: string }, LocationAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/location',
  timeoutMs: 2_500,
  send: ({ id }) => ({ query: { stateID: id } }),
  answer: locationAnswerSchema,
};

export const input = () => z.object({ query: z.object({ stateID: lookedUp(), id: lookedUp() }) });

export const policy: Policy = {
  summary: 'A place by its id.',
  errors: ['MYS-15'],
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { stateID: '{state}' } },
};
