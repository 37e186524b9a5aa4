import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';
import { pdaAnswers } from '../pda-input.ts';

export const call: Address = { method: 'POST', rest: 'pda/setPDAExam' };

/** The instance is the id of the account. */
export const input = () => z.object({ instance: z.string(), payload: pdaAnswers() });

export const policy: Policy = {
  summary: 'Sends the answers of the behavioural test.',
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
  external: true,
};
