import * as z from 'zod/mini';
import { once } from '../once.ts';
import { idDescription } from './id-description.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ languages: z.array(idDescription()) }));
export type LanguagesAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, LanguagesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/languages',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Languages that a résumé may name.',
  source: '2 §7, Lookups',
  account: 'none',
};
