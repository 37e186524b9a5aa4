import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/alert' };

export const input = () => z.object({ payload: z.object({ payload: z.record(z.string(), z.unknown()) }) });

export const policy: Policy = {
  summary: 'Saves a search.',
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  example: { payload: { payload: { searchstring: 'cajero' } } },
  external: true,
};
