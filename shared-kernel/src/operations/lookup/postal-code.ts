import * as z from 'zod/mini';
import { once } from '../once.ts';
import { list, text } from '../lenient.ts';
import { lookedUp } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** GET /rest lookup/postalcode. `colonias` are the settlements of the code. */
export const postalCodeAnswerSchema = once(() =>
  z.object({
    cp: text(),
    idciudad: text(),
    ciudad: text(),
    idestado: text(),
    estado: text(),
    idpais: text(),
    pais: text(),
    colonias: list(z.string()),
  }),
);
export type PostalCodeAnswer = Parsed<typeof postalCodeAnswerSchema>;

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
  errors: ['MYS-15'],
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { postalcode: '44100' } },
};
