import * as z from 'zod/mini';
import { once } from '../once.ts';
import { unshown } from '../unshown.ts';
import { browserId, pathId, textInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ device_registration: unshown() }));
type PushRegisteredAnswer = Parsed<typeof answer>;

/** What a browser gives for its notifications, as `PushSubscription.toJSON()` writes it. */
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

type RegisterInput = { userid: string; subscription: Subscription; browserId: string };

export const call: Call<RegisterInput, PushRegisteredAnswer> = {
  label: 'register-device',
  method: 'POST',
  path: '/api/sum/accounts/:userid/subscriptions',
  send: ({ userid, subscription, browserId: browser }) => ({
    query: { userid },
    payload: { resource: 'register', subscription, browserId: browser },
  }),
  answer,
};

const base64url = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w+/-]{${characters}}={0,2}$`)));

export const input = () =>
  z.object({
    path: z.object({ userid: pathId() }),
    payload: z
      .object({
        resource: z.optional(z.literal('register')),
        /** The same in a field of its own. */
        register: z.optional(z.unknown()),
        subscription: z.object({
          endpoint: textInput(1_000, 1),
          /** An uncompressed point of P-256 (65 bytes), and 16 random bytes. */
          keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
        }),
        browserId: browserId(),
      })
      .check(z.refine(({ resource, register }) => resource !== undefined || register !== undefined)),
  });

export const policy: Policy = {
  summary: 'Registers a browser for notifications, for as long as the session is not ended.',
  source: '2 §7, Push subscription',
  upstream: 'subscriptions',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { userid: 'id' },
  example: {
    query: { userid: '{user}' },
    payload: {
      resource: 'register',
      subscription: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/ejemplo',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
      browserId: '0123456789abcdef0123456789abcdef',
    },
  },
};
