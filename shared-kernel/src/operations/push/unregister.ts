import * as z from 'zod/mini';
import { once } from '../once.ts';
import { unshown } from '../unshown.ts';
import { browserId, textInput } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ device: unshown() }));
type PushUnregisteredAnswer = Parsed<typeof answer>;

export const call: Endpoint<PushUnregisteredAnswer> = {
  method: 'DELETE',
  path: '/api/sum/subscriptions',
  answer,
};

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
