import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, list, text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

export const categoriesAnswerSchema = once(() =>
  z.object({
    categories: z.array(
      z.object({
        id: id(),
        description: z.string(),
        slug: text(),
        subcategories: list(z.object({ id: id(), description: z.string(), slug: text(), idparent: text() })),
      }),
    ),
  }),
);
export type CategoriesAnswer = Parsed<typeof categoriesAnswerSchema>;

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
  teaches: { category: 'categories.0.id', subcategory: 'categories.0.subcategories.0.id' },
};
