import * as z from 'zod/mini';
import { pathId, textInput, tokenInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'DELETE',
  path: '/api/v2/accounts/:id',
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({
    path: z.object({ id: pathId() }),
    query: z.object({ actionToken: tokenInput(), reason: z.optional(textInput(1_000)) }),
  });

export const policy: Policy = {
  summary: 'Deletes the account, second version.',
  errors: ['MYS-64'],
  source: '2 §7, Other',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'token' },
  event: 'account_deleted',
  decided: true,
  external: true,
};
