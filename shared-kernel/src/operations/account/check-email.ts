import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, unlessFalse } from '../lenient.ts';
import { textInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    returnValueMail: z.object({ exists: flag(), valid: unlessFalse(), bounce: flag() }),
  }),
);
export type EmailCheckAnswer = Parsed<typeof answer>;

export const call: Call<{ emailaddress: string }, EmailCheckAnswer> = {
  label: 'check-email',
  method: 'GET',
  rest: 'verifieremail/returnValueMail',
  answer,
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
