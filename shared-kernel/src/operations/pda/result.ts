import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'pda/getpda' };

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The result of the behavioural test.',
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
  external: true,
};
