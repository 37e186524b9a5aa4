import * as z from 'zod/mini';
import { postalCodeAnswerSchema } from '../../api/schemas/lookup.ts';
import type { PostalCodeAnswer } from '../../api/types.ts';
import { lookedUp } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ postalcode: string }, PostalCodeAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/postalcode',
  answer: postalCodeAnswerSchema,
};

export const input = () =>
  z.object({ query: z.object({ postalcode: z.pipe(lookedUp(), z.string().check(z.regex(/^\d{5}$/))) }) });

export const policy: Policy = {
  summary: 'State, city and settlements of a postal code.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { postalcode: '44100' } },
};
