import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, list, text } from '../lenient.ts';
import { city } from './city.ts';
import { lookedUp } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** State ids and codes are `MX-JAL` style. A service may leave the cities to their own call. */
const answer = once(() =>
  z.object({
    states: z.array(
      z.object({
        id: id(),
        description: z.string(),
        code: text(),
        cities: list(city()),
      }),
    ),
  }),
);
export type StatesAnswer = Parsed<typeof answer>;

export const call: Call<{ countryID: string }, StatesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/states',
  answer,
};

export const input = () => z.object({ query: z.object({ countryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'The states of a country, each with its cities.',
  errors: ['MYS-15'],
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { countryID: 'MX' } },
  teaches: { state: 'states.0.id' },
};
