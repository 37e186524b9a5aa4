import * as z from 'zod/mini';
import { has, read } from '../payload.ts';
import { confirmation } from '../account-input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { accountTokenAnswerSchema } from './account-token.ts';
import type { AccountTokenAnswer } from './account-token.ts';

export const call: Endpoint<AccountTokenAnswer> = {
  method: 'POST',
  rest: 'myService/accountToken',
  answer: accountTokenAnswerSchema,
};

/** A token beside the digits comes first. */
export const input = () =>
  z.object({
    payload: z.union([
      confirmation(),
      z.object({
        type: z.optional(z.literal('activate')),
        code: z.string().check(z.regex(/^\d{6}$/)),
      }),
    ]),
  });

export const policy: Policy = {
  summary: 'Confirms the account of the session with the six digits of its mail.',
  refusal: 'MYS-90',
  errors: ['MYS-64', 'MYS-68'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'code') && read(payload, 'type') !== 'password',
  limit: { name: 'code', bySession: true },
  startsSession: 'own-account',
  event: 'account_confirmed',
  example: { payload: { type: 'activate', code: '000000' } },
  decided: true,
};
