import * as z from 'zod/mini';
import { lookedUp } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/subcategories', cached: true };

export const input = () => z.object({ query: z.object({ categoryID: lookedUp() }) });

export const policy: Policy = {
  summary: 'Specialities of an area of work.',
  source: '2 §7, Lookups',
  account: 'none',
  example: { query: { categoryID: '{category}' } },
};
