import * as z from 'zod/mini';
import { activationAnswerSchema } from './activation.ts';
import type { ActivationAnswer } from './activation.ts';
import { isOfAccount } from '../owner.ts';
import { pathId, tokenInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ id: string; token: string }, ActivationAnswer> = {
  label: 'activate-account',
  method: 'POST',
  path: '/api/mys/account_token/:id/new_account',
  send: (input) => ({ query: input }),
  matches: isOfAccount,
  answer: activationAnswerSchema,
};

export const input = () =>
  z.object({ path: z.object({ id: pathId() }), query: z.object({ token: tokenInput() }) });

export const policy: Policy = {
  summary: 'Confirms an account with the token of its mail.',
  refusal: 'AAIS-3',
  errors: ['MYS-64', 'MYS-68'],
  source: '2 §7, Session and account',
  upstream: 'myservice',
  account: 'proof',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'token' },
  event: 'account_confirmed',
};
