import * as z from 'zod/mini';
import { has, read } from '../payload.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const call: Endpoint<SavedAnswer> = {
  method: 'POST',
  rest: 'myService/account',
  answer: savedAnswerSchema,
};

/** Our accounts have no other fields that can be changed. */
export const input = () => z.object({ payload: z.object({ updater: z.unknown() }) });

export const policy: Policy = {
  summary: 'Changes other fields of the session’s account.',
  refusal: 'MYS-90',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(payload, 'updater') &&
    !has(read(payload, 'updater'), 'emailaddress') &&
    !has(read(payload, 'updater'), 'newpassword'),
  limit: { name: 'password', bySession: true },
  startsSession: 'always',
  decided: true,
};
