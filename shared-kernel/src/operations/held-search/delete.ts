import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'holdSearch/resource' };

export const input = () => z.object({ query: z.object({ delete: textInput(20, 1) }) });

export const policy: Policy = {
  summary: 'Forgets the search that waits.',
  refusal: 'AAIS-3',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
};
