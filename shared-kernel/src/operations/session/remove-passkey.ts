import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { passkeysAnswerSchema, proofInput } from './passkey-credential.ts';
import type { PasskeysAnswer } from './passkey-credential.ts';

/** An id of `session.passkeys`. Without a password where the session has just been opened. */
export const call: Call<{ id: string; currentpassword?: string }, PasskeysAnswer> = {
  label: 'remove-passkey',
  method: 'POST',
  path: '/api/aais/passkeys/:id/removal',
  send: ({ id, ...payload }) => ({ query: { id }, payload }),
  answer: passkeysAnswerSchema,
};

export const input = () =>
  z.object({
    path: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
    payload: z.object({ currentpassword: proofInput() }),
  });

export const policy: Policy = {
  summary: 'Removes a passkey of the account; one that is gone already is no failure.',
  errors: ['MYS-32'],
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  retry: 'never',
  maskedInPath: { id: 'id' },
  limit: { name: 'password', bySession: true },
  event: 'passkey_removed',
};
