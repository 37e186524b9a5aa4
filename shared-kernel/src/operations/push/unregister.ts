import * as z from 'zod/mini';
import { browserId, textInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', path: '/api/sum/subscriptions' };

export const input = () =>
  z.object({ payload: z.object({ resource: textInput(60), browserId: browserId() }) });

export const policy: Policy = {
  summary: 'Takes a browser off the notifications.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
  external: true,
};
