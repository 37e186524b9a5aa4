import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { resendAnswerSchema } from './resend-email.ts';
import type { ResendAnswer } from './resend-email.ts';

export const call: Call<{ userid: string }, ResendAnswer> = {
  label: 'mail-email-change',
  method: 'GET',
  path: '/api/mys/account_token/:id/change_email',
  send: ({ userid }) => ({ query: { id: userid } }),
  answer: resendAnswerSchema,
};

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'Sends the mail by which a change of address is confirmed again.',
  refusal: 'AAIS-3',
  errors: ['MYS-68', 'MYS-77'],
  source: '2 §7, Session and account',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'mail', bySession: true },
  acts: true,
};
