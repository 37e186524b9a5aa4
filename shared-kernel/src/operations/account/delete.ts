import * as z from 'zod/mini';
import { idInput, textInput, tokenInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'DELETE',
  rest: 'myService/account',
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({
    query: z.object({
      userID: z.optional(idInput(20)),
      actionToken: tokenInput(),
      reason: z.optional(textInput(1_000)),
    }),
  });

export const policy: Policy = {
  summary: 'Deletes the account with the token of a mail.',
  errors: ['MYS-64'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'token' },
  event: 'account_deleted',
  external: true,
  decided: true,
};
