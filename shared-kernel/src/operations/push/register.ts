import * as z from 'zod/mini';
import { once } from '../once.ts';
import { unshown } from '../unshown.ts';
import { browserId, pathId } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ device_registration: unshown() }));
type PushRegisteredAnswer = Parsed<typeof answer>;

export const call: Endpoint<PushRegisteredAnswer> = {
  method: 'POST',
  path: '/api/sum/accounts/:userid/subscriptions',
  answer,
};

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
