import * as z from 'zod/mini';
import { statesAnswerSchema } from '../../api/schemas/lookup.ts';
import type { StatesAnswer } from '../../api/types.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ countryID: string }, StatesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/states',
  answer: statesAnswerSchema,
};

export const input = () => z.object({ query: z.object({ countryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The states of a country, each with its cities.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX' } },
};
