import * as z from 'zod/mini';
import { browserId, pathId } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/sum/accounts/:userid/subscriptions' };

export const input = () =>
  z.object({
    path: z.object({ userid: pathId() }),
    payload: z.object({
      resource: z.literal('register'),
      /** What the browser gave for its notifications. */
      subscription: z.record(z.string(), z.unknown()),
      browserId: browserId(),
    }),
  });

export const policy: Policy = {
  summary: 'Registers a browser for notifications.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { userid: 'id' },
  external: true,
};
