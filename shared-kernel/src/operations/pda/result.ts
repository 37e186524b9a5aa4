import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id } from '../lenient.ts';
import { unshown } from '../unshown.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ user_profile: z.object({ userid: id() }), pda: unshown() }));
type PdaResultAnswer = Parsed<typeof answer>;

export const call: Endpoint<PdaResultAnswer> = { method: 'GET', rest: 'pda/getpda', answer };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The result of the behavioural test.',
  errors: ['GET-PDA-01', 'PDA0'],
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
  external: true,
};
