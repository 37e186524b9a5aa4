import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'features/toggles' };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The same through the generic endpoint.',
  source: '2 §7, Other',
  account: 'none',
};
