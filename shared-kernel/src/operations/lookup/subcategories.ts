import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, text } from '../lenient.ts';
import { lookedUp } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    subcategories: z.array(z.object({ id: id(), description: z.string(), slug: text(), idparent: text() })),
  }),
);
type SubcategoriesAnswer = Parsed<typeof answer>;

export const call: Endpoint<SubcategoriesAnswer> = {
  method: 'GET',
  rest: 'lookup/subcategories',
  cached: true,
  answer,
};

export const input = () => z.object({ query: z.object({ categoryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'Specialities of an area of work.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { categoryID: '{category}' } },
  decided: true,
};
