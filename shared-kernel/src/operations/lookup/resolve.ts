import { locationAnswerSchema } from '../../api/schemas/lookup.ts';
import type { LocationAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

/** Fails with MYS-15 when there is none, PLC-01 when it may be several. */
export const call: Call<{ text: string }, LocationAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/location',
  answer: locationAnswerSchema,
};

export const policy: Policy = {
  summary: 'The one place that a text means as typed.',
  account: 'none',
  example: { query: { text: 'Jalisco' } },
  when: ({ query }) => query.has('text'),
};
