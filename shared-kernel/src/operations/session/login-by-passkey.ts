import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { sessionAnswerSchema } from './session-answer.ts';
import type { SessionAnswer } from './session-answer.ts';
import { signedInput } from './passkey-credential.ts';
import type { SignedCredential } from './passkey-credential.ts';

export const call: Call<{ credential: SignedCredential }, SessionAnswer> = {
  label: 'login',
  fallbackCode: 'PASSKEY-1',
  method: 'POST',
  path: '/api/aais/passkeys/session',
  answer: sessionAnswerSchema,
};

export const input = () => z.object({ payload: z.object({ credential: signedInput() }) });

export const policy: Policy = {
  summary: 'Logs in with what a passkey has signed.',
  errors: ['AAIS-7', 'PASSKEY-1'],
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'login' },
  startsSession: 'always',
  event: 'login',
};
