import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag } from '../lenient.ts';
import { pathId } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

export const resendAnswerSchema = once(() =>
  z.object({
    envia_token: z.object({ mailok: flag(), bounceMail: flag() }),
  }),
);
export type ResendAnswer = Parsed<typeof resendAnswerSchema>;

export const call: Call<{ userid: string }, ResendAnswer> = {
  label: 'resend-email',
  method: 'GET',
  path: '/api/mys/account_token/:id/resend_email',
  send: ({ userid }) => ({ query: { id: userid } }),
  answer: resendAnswerSchema,
};

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'Sends the mail of a confirmation again.',
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
