import * as z from 'zod/mini';
import { accountTokenAnswerSchema } from './account-token.ts';
import type { AccountTokenAnswer } from './account-token.ts';
import { has, read } from '../payload.ts';
import { mailToken } from '../account-input.ts';
import type { Call, Policy } from '../operation.ts';

/** The token stands in place of the current password. */
export const call: Call<{ token: string; newpassword: string }, AccountTokenAnswer> = {
  label: 'change-password',
  method: 'POST',
  rest: 'myService/account',
  send: ({ token, newpassword }) => ({ payload: { token, updater: { newpassword } } }),
  answer: accountTokenAnswerSchema,
};

/** An invalid new password has a dedicated code: the service validates it. */
export const input = () =>
  z.object({
    payload: z.object({ token: mailToken(), updater: z.object({ newpassword: z.unknown() }) }),
  });

export const policy: Policy = {
  summary: 'Sets a new password with the token of a mail.',
  refusal: 'MYS-90',
  errors: ['MYS-28', 'MYS-64', 'PASSWORD-COMMON'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'newpassword') && !has(read(payload, 'updater'), 'currentpassword'),
  limit: { name: 'token' },
  startsSession: 'always',
  event: 'password_reset',
};
