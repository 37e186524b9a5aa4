import * as z from 'zod/mini';
import { accountTokenAnswerSchema } from './account-token.ts';
import type { AccountTokenAnswer } from './account-token.ts';
import { confirmation } from '../account-input.ts';
import type { Call, Policy } from '../operation.ts';

/** With the token of its mail, or the session’s own account with the six digits of the mail. */
export const call: Call<{ token: string } | { code: string }, AccountTokenAnswer> = {
  label: 'activate-account',
  method: 'POST',
  rest: 'myService/accountToken',
  send: (input) => ({ payload: { ...input, type: 'activate' } }),
  answer: accountTokenAnswerSchema,
};

export const input = () => z.object({ payload: confirmation() });

export const policy: Policy = {
  summary: 'Confirms an account with the token of its mail.',
  refusal: 'MYS-90',
  errors: ['MYS-64', 'MYS-68'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
  startsSession: 'own-account',
  event: 'account_confirmed',
};
