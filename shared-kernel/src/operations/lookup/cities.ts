import * as z from 'zod/mini';
import { citiesAnswerSchema } from '../../api/schemas/lookup.ts';
import type { CitiesAnswer } from '../../api/types.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ countryID: string; stateID: string }, CitiesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/cities',
  answer: citiesAnswerSchema,
};

export const input = () => z.object({ query: z.object({ countryID: lookedUp(), stateID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The cities of a state.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX', stateID: '{state}' } },
};
