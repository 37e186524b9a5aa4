import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { categoriesAnswerSchema } from './categories.ts';
import type { CategoriesAnswer } from './categories.ts';

export const call: Endpoint<CategoriesAnswer> = {
  method: 'GET',
  rest: 'lookup/categories',
  cached: true,
  answer: categoriesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Areas of work with their specialities, under another name.',
  source: '2 §7, Lookups',
  account: 'none',
};
