import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { heldSearchIdSchema } from './held-search-id.ts';
import type { HeldSearchId } from './held-search-id.ts';

export const call: Endpoint<HeldSearchId> = {
  method: 'DELETE',
  rest: 'holdSearch/resource',
  answer: heldSearchIdSchema,
};

export const input = () => z.object({ query: z.object({ delete: textInput(20, 1) }) });

export const policy: Policy = {
  summary: 'Forgets the search that waits.',
  refusal: 'AAIS-3',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  decided: true,
};
