import * as z from 'zod/mini';
import { mailToken } from '../account-input.ts';
import type { Call, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Call<{ token: string }, EmptyAnswer> = {
  label: 'cancel-search-mails',
  method: 'POST',
  rest: 'subscriptions/cancel',
  answer: emptyAnswerSchema,
};

export const input = () => z.object({ payload: z.object({ token: mailToken() }) });

export const policy: Policy = {
  summary: 'Ends a subscription with the token of a mail.',
  errors: ['MYS-64'],
  source: '2 §7, Other',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'token' },
  decided: true,
};
