import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { resendAnswerSchema } from './resend-email.ts';
import type { ResendAnswer } from './resend-email.ts';

/** For an unconfirmed address, so without the password: no other owner has proven it. */
export const call: Call<{ userid: string; emailaddress: string }, ResendAnswer> = {
  label: 'correct-email',
  method: 'POST',
  rest: 'myService/unconfirmed_email',
  answer: resendAnswerSchema,
};

/** An invalid address has a code of its own: the service validates it. */
export const input = () => z.object({ payload: z.object({ emailaddress: z.unknown() }) });

export const policy: Policy = {
  summary:
    'Replaces the address of an account that is not confirmed yet: earlier links are invalid, and the new address is sent one.',
  errors: ['MYS-27', 'MYS-30', 'MYS-31', 'MYS-68', 'MYS-77'],
  account: 'session',
  aboutPeople: true,
  limit: { name: 'mail', bySession: true },
};
