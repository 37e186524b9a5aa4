import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { passkeysAnswerSchema, registeredInput } from './passkey-credential.ts';
import type { PasskeysAnswer, RegisteredCredential } from './passkey-credential.ts';

export const call: Call<{ credential: RegisteredCredential }, PasskeysAnswer> = {
  label: 'add-passkey',
  fallbackCode: 'PASSKEY-1',
  method: 'POST',
  path: '/api/aais/passkeys',
  answer: passkeysAnswerSchema,
};

export const input = () => z.object({ payload: z.object({ credential: registeredInput() }) });

export const policy: Policy = {
  summary: 'Adds the passkey that a device has made to the account; its owner is notified by mail.',
  errors: ['PASSKEY-1', 'PASSKEY-LIMIT'],
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  retry: 'never',
  limit: { name: 'session' },
  event: 'passkey_added',
};
