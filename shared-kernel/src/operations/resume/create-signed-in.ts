import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, or, text } from '../lenient.ts';
import { has } from '../payload.ts';
import { loginInput, passwordInput } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';
import { resumeCreatedAnswerSchema } from './create.ts';

const answer = once(() =>
  z.extend(resumeCreatedAnswerSchema(), {
    authentication_token: or(z.object({ token: maybe(z.string()), expires_at: text() }), {}),
  }),
);
type SignedInAnswer = Parsed<typeof answer>;

export const call: Endpoint<SignedInAnswer> = { method: 'POST', rest: 'myService/resume', answer };

export const input = () =>
  z.object({
    payload: z.object({ userID: loginInput(), password: passwordInput(1), doctype: z.literal('resume') }),
  });

export const policy: Policy = {
  summary: 'Logs in with address and password after a sign-up and creates an empty résumé.',
  refusal: 'AAIS-3',
  errors: ['AAIS-1', 'AAIS-2', 'AAIS-7', 'MYS-20'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'password'),
  limit: { name: 'login', email: 'payload.userID' },
  startsSession: 'always',
  event: 'login',
};
