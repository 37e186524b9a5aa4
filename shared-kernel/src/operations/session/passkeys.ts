import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { passkeysAnswerSchema } from './passkey-credential.ts';
import type { PasskeysAnswer } from './passkey-credential.ts';

export const call: Call<Nothing, PasskeysAnswer> = {
  label: 'load-passkeys',
  method: 'GET',
  path: '/api/aais/passkeys',
  answer: passkeysAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The passkeys of the account, with the device that each was made on.',
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  example: {},
};
