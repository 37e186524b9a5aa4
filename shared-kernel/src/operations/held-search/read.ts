import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'holdSearch/resource' };

export const input = () => z.object({ query: z.object({ id: textInput(20, 1) }) });

export const policy: Policy = {
  summary: 'The search that waits for an account.',
  refusal: 'AAIS-3',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  example: { query: { id: '{user}' } },
};
