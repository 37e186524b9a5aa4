import * as z from 'zod/mini';
import { has, read } from '../payload.ts';
import { passwordInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

/** The change counts once it is confirmed from the new address; `account.mailEmailChange` sends it the mail for that. */
export const call: Call<{ currentpassword: string; emailaddress: string }, SavedAnswer> = {
  label: 'change-email',
  method: 'POST',
  rest: 'myService/account',
  send: (updater) => ({ payload: { updater } }),
  answer: savedAnswerSchema,
};

/** Invalid addresses and preferences have dedicated codes: the service validates them. */
export const input = () =>
  z.object({
    payload: z.object({
      updater: z.object({ currentpassword: passwordInput(), emailaddress: z.unknown() }),
      /** Changed afterwards, where it goes along. */
      optout: z.optional(z.unknown()),
    }),
  });

export const policy: Policy = {
  summary: 'Changes the address of the session’s account.',
  refusal: 'MYS-32',
  errors: ['MYS-27', 'MYS-30', 'MYS-31', 'MYS-90'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(read(payload, 'updater'), 'emailaddress') && !has(read(payload, 'updater'), 'newpassword'),
  limit: { name: 'password', bySession: true },
  startsSession: 'always',
  event: 'email_change_asked',
  decided: true,
};
