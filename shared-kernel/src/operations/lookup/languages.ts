import * as z from 'zod/mini';
import { languagesAnswerSchema } from '../../api/schemas/lookup.ts';
import type { LanguagesAnswer } from '../../api/types.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, LanguagesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/languages',
  answer: languagesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Languages that a résumé may name.',
  source: '2 §7, Lookups',
  account: 'none',
};
