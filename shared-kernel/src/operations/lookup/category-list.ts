import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'lookup/categories', cached: true };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Areas of work with their specialities, under another name.',
  source: '2 §7, Lookups',
  account: 'none',
};
