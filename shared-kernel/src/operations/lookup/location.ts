import { locationAnswerSchema } from '../../api/schemas/lookup.ts';
import type { LocationAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ id: string }, LocationAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/location',
  timeoutMs: 2_500,
  send: ({ id }) => ({ query: { stateID: id } }),
  answer: locationAnswerSchema,
};

export const policy: Policy = {
  summary: 'A place by its id.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { stateID: '{state}' } },
};
