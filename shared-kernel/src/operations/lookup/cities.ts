import * as z from 'zod/mini';
import { once } from '../once.ts';
import { city } from './city.ts';
import { lookedUp } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ cities: z.array(city()) }));
export type CitiesAnswer = Parsed<typeof answer>;

export const call: Call<{ countryID: string; stateID: string }, CitiesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/cities',
  answer,
};

export const input = () => z.object({ query: z.object({ countryID: lookedUp(), stateID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The cities of a state.',
  errors: ['MYS-15'],
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX', stateID: '{state}' } },
};
