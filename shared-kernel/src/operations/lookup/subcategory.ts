import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, text } from '../lenient.ts';
import { lookedUp } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** The documents show `idparent` alone. */
    subcategory: z.object({ id: text(), description: text(), slug: text(), idparent: id() }),
  }),
);
type SubcategoryAnswer = Parsed<typeof answer>;

export const call: Endpoint<SubcategoryAnswer> = {
  method: 'GET',
  rest: 'lookup/subcategory',
  cached: true,
  answer,
};

export const input = () => z.object({ query: z.object({ subcategoryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'A speciality by its id.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { subcategoryID: '{subcategory}' } },
};
