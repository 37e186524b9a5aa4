import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import { textInput } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({ Item: z.object({ keyword: text(), locationid: text(), salary: text(), tlalocid: text() }) }),
);
type HeldSearchAnswer = Parsed<typeof answer>;

export const call: Endpoint<HeldSearchAnswer> = { method: 'GET', rest: 'holdSearch/resource', answer };

export const input = () => z.object({ query: z.object({ id: textInput(20, 1) }) });

export const policy: Policy = {
  summary: 'The search that waits for an account.',
  refusal: 'AAIS-3',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  example: { query: { id: '{user}' } },
};
