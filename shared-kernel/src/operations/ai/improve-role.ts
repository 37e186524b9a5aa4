import * as z from 'zod/mini';
import { once } from '../once.ts';
import { textInput } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ /** The same in better words. */ description: z.string() }));
type ImprovedRoleAnswer = Parsed<typeof answer>;

export const call: Endpoint<ImprovedRoleAnswer> = { method: 'POST', rest: 'ai/improveRole', answer };

export const input = () =>
  z.object({ payload: z.object({ jobtitle: z.optional(textInput(200)), description: textInput(5_000, 1) }) });

export const policy: Policy = {
  summary: 'Words the description of a job in a résumé better.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
