import * as z from 'zod/mini';
import { has, read } from '../payload.ts';
import { passwordInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const call: Call<{ currentpassword: string; newpassword: string }, SavedAnswer> = {
  label: 'change-password',
  method: 'POST',
  rest: 'myService/account',
  send: (updater) => ({ payload: { updater } }),
  answer: savedAnswerSchema,
};

/** An invalid new password has a dedicated code: the service validates it. */
export const input = () =>
  z.object({
    payload: z.object({
      updater: z.object({ currentpassword: passwordInput(), newpassword: z.unknown() }),
    }),
  });

export const policy: Policy = {
  summary: 'Changes the password of the session’s account, which shows the current one.',
  refusal: 'MYS-90',
  errors: ['MYS-28', 'MYS-32', 'MYS-34', 'PASSWORD-COMMON'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'newpassword') && has(read(payload, 'updater'), 'currentpassword'),
  limit: { name: 'password', bySession: true },
  startsSession: 'always',
  event: 'password_changed',
  decided: true,
};
