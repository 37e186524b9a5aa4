import * as z from 'zod/mini';
import { passwordInput, textInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';

export const call: Endpoint<SavedAnswer> = {
  method: 'PUT',
  rest: 'myService/account',
  answer: savedAnswerSchema,
};

export const input = () =>
  z.object({
    payload: z.object({
      email: textInput(254, 1),
      name: z.optional(textInput(200)),
      password: z.optional(passwordInput(1)),
    }),
  });

export const policy: Policy = {
  summary: 'Creates or replaces an account.',
  errors: ['MYS-27', 'MYS-28', 'MYS-29', 'MYS-30'],
  account: 'session',
  aboutPeople: true,
  limit: { name: 'signup', email: 'payload.email' },
  decided: true,
  external: true,
};
