import * as z from 'zod/mini';
import { categoriesAnswerSchema } from '../../api/schemas/lookup.ts';
import type { CategoriesAnswer } from '../../api/types.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, CategoriesAnswer> = {
  label: 'load-lookup',
  method: 'GET',
  rest: 'lookup/allcategories',
  cached: true,
  timeoutMs: 2_500,
  answer: categoriesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Areas of work with their specialities.',
  source: '2 §7, Lookups',
  account: 'none',
};
