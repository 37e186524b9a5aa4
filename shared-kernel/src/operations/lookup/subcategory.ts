import * as z from 'zod/mini';
import { lookedUp } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/subcategory', cached: true };

export const input = () => z.object({ query: z.object({ subcategoryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'A speciality by its id.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { subcategoryID: '{subcategory}' } },
};
