import * as z from 'zod/mini';
import { accountTokenAnswerSchema } from './account-token.ts';
import type { AccountTokenAnswer } from './account-token.ts';
import { read } from '../payload.ts';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

/** The answer does not say whether the address has an account. */
export const call: Call<{ emailaddress: string }, AccountTokenAnswer> = {
  label: 'request-deletion',
  method: 'POST',
  rest: 'myService/accountToken',
  send: (input) => ({ payload: { ...input, type: 'delete' } }),
  answer: accountTokenAnswerSchema,
};

export const input = () =>
  z.object({ payload: z.object({ type: z.literal('delete'), emailaddress: textInput(1_000) }) });

export const policy: Policy = {
  summary: 'Sends a link by which an account can be deleted without a log-in.',
  refusal: 'MYS-90',
  errors: ['MYS-27'],
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => read(payload, 'type') === 'delete',
  limit: { name: 'mail', email: 'payload.emailaddress' },
};
