import * as z from 'zod/mini';
import { once } from '../once.ts';
import { unshown } from '../unshown.ts';
import { browserId } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ device: unshown() }));
type PushUnregisteredAnswer = Parsed<typeof answer>;

export const call: Call<{ browserId: string }, PushUnregisteredAnswer> = {
  label: 'unregister-device',
  method: 'DELETE',
  path: '/api/sum/subscriptions',
  send: ({ browserId: browser }) => ({ payload: { resource: 'unregister', browserId: browser } }),
  answer,
};

export const input = () =>
  z.object({ payload: z.object({ resource: z.literal('unregister'), browserId: browserId() }) });

export const policy: Policy = {
  summary: 'Takes a browser off the notifications; one that is not registered is no failure.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
};
