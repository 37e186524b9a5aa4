import * as z from 'zod/mini';
import { emailCheckAnswerSchema } from '../../api/schemas/account.ts';
import type { EmailCheckAnswer } from '../../api/types.ts';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ emailaddress: string }, EmailCheckAnswer> = {
  label: 'check-email',
  method: 'GET',
  rest: 'verifieremail/returnValueMail',
  answer: emailCheckAnswerSchema,
};

export const input = () => z.object({ query: z.object({ emailaddress: textInput(1_000) }) });

export const policy: Policy = {
  summary: 'Whether an address is one, has an account, or bounced.',
  refusal: 'AAIS-3',
  source: '2 §7, Session and account',
  account: 'none',
  aboutPeople: true,
  example: { query: { emailaddress: 'nadie@ejemplo.com' } },
  limit: { name: 'check', email: 'query.emailaddress' },
};
