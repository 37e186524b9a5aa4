import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { privacyAnswerSchema } from './privacy-answer.ts';
import type { PrivacyAnswer } from './privacy-answer.ts';

export const call: Call<{ kind: string; detail: string }, PrivacyAnswer> = {
  label: 'request-privacy',
  method: 'POST',
  rest: 'myService/privacy',
  answer: privacyAnswerSchema,
};

/** Access, rectification, cancellation and opposition: the rights that the law calls ARCO. */
export const input = () =>
  z.object({
    payload: z.object({
      kind: z.enum(['access', 'rectification', 'cancellation', 'opposition']),
      detail: textInput(1_500, 1),
    }),
  });

export const policy: Policy = {
  summary: 'Asks the operator for what data protection law grants; the request gets a number and a term.',
  errors: ['MYS-77'],
  account: 'session',
  aboutPeople: true,
  limit: { name: 'mail', bySession: true },
};
