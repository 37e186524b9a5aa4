import * as z from 'zod/mini';
import { locationAnswerSchema } from './place-answer.ts';
import type { LocationAnswer } from './place-answer.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

/** Fails with MYS-15 if no place matches, with PLC-01 if several may be meant. */
export const call: Call<{ text: string }, LocationAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/location',
  answer: locationAnswerSchema,
};

/** An empty text is ignored: the ids beside it count. */
export const input = () =>
  z.object({ query: z.object({ text: lookedUp(), stateID: lookedUp(), id: lookedUp() }) });

export const policy: Policy = {
  summary: 'The one place that a text means as typed.',
  errors: ['MYS-15', 'PLC-01'],
  account: 'none',
  example: { query: { text: 'Jalisco' } },
  when: ({ query }) => query.has('text'),
};
