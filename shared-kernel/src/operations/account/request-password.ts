import * as z from 'zod/mini';
import { accountTokenAnswerSchema } from './account-token.ts';
import type { AccountTokenAnswer } from './account-token.ts';
import { read } from '../payload.ts';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ emailaddress: string }, AccountTokenAnswer> = {
  label: 'request-password',
  method: 'POST',
  rest: 'myService/accountToken',
  send: (input) => ({ payload: { ...input, type: 'password' } }),
  answer: accountTokenAnswerSchema,
};

export const input = () =>
  z.object({ payload: z.object({ type: z.literal('password'), emailaddress: textInput(1_000) }) });

export const policy: Policy = {
  summary: 'Sends a link by which a new password can be set.',
  refusal: 'MYS-90',
  errors: ['MYS-27', 'MYS-66'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => read(payload, 'type') === 'password',
  limit: { name: 'mail', email: 'payload.emailaddress' },
  event: 'password_reset_asked',
};
