import * as z from 'zod/mini';
import type { Call, Parsed, Policy } from '../operation.ts';
import { creationOptionsSchema, proofInput } from './passkey-credential.ts';

/** Without a password where the session has just been opened. */
export const call: Call<{ currentpassword?: string }, Parsed<typeof creationOptionsSchema>> = {
  label: 'add-passkey',
  fallbackCode: 'PASSKEY-1',
  method: 'POST',
  path: '/api/aais/passkeys/registration',
  answer: creationOptionsSchema,
};

export const input = () => z.object({ payload: z.object({ currentpassword: proofInput() }) });

export const policy: Policy = {
  summary: 'Says how a passkey of the account is to be made; its challenge is valid once, for this session.',
  errors: ['MYS-32', 'PASSKEY-LIMIT'],
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  retry: 'never',
  limit: { name: 'password', bySession: true },
};
