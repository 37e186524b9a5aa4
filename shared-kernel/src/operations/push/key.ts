import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** Uncompressed point of P-256 in base64url, the `applicationServerKey` of subscriptions. */
    publickey: text(),
  }),
);
export type PushKeyAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, PushKeyAnswer> = {
  label: 'load-push-key',
  method: 'GET',
  path: '/api/sum/subscriptions/key',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The public key that browsers subscribe to notifications with.',
  upstream: 'subscriptions',
  account: 'none',
  example: {},
};
