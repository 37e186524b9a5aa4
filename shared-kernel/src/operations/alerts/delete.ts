import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', path: '/api/alert' };

/** The instance is the id of the saved search. */
export const input = () => z.object({ payload: z.object({ instance: idInput(20) }) });

export const policy: Policy = {
  summary: 'Deletes a saved search.',
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  external: true,
};
