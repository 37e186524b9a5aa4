import * as z from 'zod/mini';
import { tokenInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { reasonInput } from './deletion-reason.ts';

/** The session token's place is taken by what `session.actionToken` answered, which the gateway keeps for pages. */
export const call: Call<{ actionToken: string; reason: number }, EmptyAnswer> = {
  label: 'delete-account',
  method: 'DELETE',
  rest: 'myService/account',
  send: (query) => ({ query, payload: {} }),
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({ query: z.object({ actionToken: tokenInput(), reason: reasonInput() }) });

export const policy: Policy = {
  summary: 'Deletes the account that the token of a mailed link is about, a day later, without a log-in.',
  refusal: 'MYS-90',
  errors: ['MYS-64'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ query }) => (query.get('actionToken') ?? '') !== '',
  takesAccessToken: true,
  limit: { name: 'token' },
  event: 'account_deleted',
  decided: true,
};
