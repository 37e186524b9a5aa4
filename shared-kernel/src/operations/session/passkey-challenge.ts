import * as z from 'zod/mini';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';
import { requestOptionsSchema } from './passkey-credential.ts';

export const call: Call<Nothing, Parsed<typeof requestOptionsSchema>> = {
  label: 'login',
  fallbackCode: 'PASSKEY-1',
  method: 'POST',
  path: '/api/aais/passkeys/challenge',
  send: () => ({ payload: {} }),
  answer: requestOptionsSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Says what a passkey is to sign to log in; its challenge is valid once, for this visitor.',
  refusal: 'AAIS-3',
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  // The log-in page asks for one each time it is opened.
  limit: { name: 'session' },
};
