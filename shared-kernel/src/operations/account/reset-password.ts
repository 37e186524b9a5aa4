import { accountTokenAnswerSchema } from '../../api/schemas/account.ts';
import type { AccountTokenAnswer } from '../../api/types.ts';
import { has, read } from '../payload.ts';
import type { Call, Policy } from '../operation.ts';

/** The token stands in place of the current password. */
export const call: Call<{ token: string; newpassword: string }, AccountTokenAnswer> = {
  label: 'change-password',
  method: 'POST',
  rest: 'myService/account',
  send: ({ token, newpassword }) => ({ payload: { token, updater: { newpassword } } }),
  answer: accountTokenAnswerSchema,
};

export const policy: Policy = {
  summary: 'Sets a new password with the token of a mail.',
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'newpassword') && !has(read(payload, 'updater'), 'currentpassword'),
  limit: { name: 'token' },
  startsSession: 'always',
  event: 'password_reset',
};
