import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { reasonInput } from './deletion-reason.ts';

/** Ends all sessions, and deletes the account a day later unless `account.keep` stops it. */
export const call: Call<{ userID: string; reason: number }, EmptyAnswer> = {
  label: 'delete-account',
  method: 'DELETE',
  rest: 'myService/account',
  send: (query) => ({ query, payload: {} }),
  answer: emptyAnswerSchema,
};

/** Another account's `userID` is refused before, as with every call of a session. */
export const input = () => z.object({ query: z.object({ reason: reasonInput() }) });

export const policy: Policy = {
  summary: 'Deletes the account of the session, a day later.',
  refusal: 'MYS-90',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'token' },
  event: 'account_deleted',
  decided: true,
};
