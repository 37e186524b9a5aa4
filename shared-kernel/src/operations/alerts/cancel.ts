import * as z from 'zod/mini';
import { mailToken } from '../account-input.ts';
import type { Call, Policy } from '../operation.ts';
import { subscriptionAnswerSchema } from './subscription.ts';
import type { SubscriptionAnswer } from './subscription.ts';

export const call: Call<{ token: string }, SubscriptionAnswer> = {
  label: 'cancel-search-mails',
  method: 'POST',
  rest: 'subscriptions/cancel',
  answer: subscriptionAnswerSchema,
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
