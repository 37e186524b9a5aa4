import * as z from 'zod/mini';
import { has } from '../payload.ts';
import { loginInput, passwordInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'myService/resume' };

export const input = () =>
  z.object({
    payload: z.object({ userID: loginInput(), password: passwordInput(1), doctype: z.literal('resume') }),
  });

export const policy: Policy = {
  summary: 'Logs in with address and password after a sign-up and creates an empty résumé.',
  refusal: 'AAIS-3',
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'password'),
  limit: { name: 'login', email: 'payload.userID' },
  startsSession: 'always',
  event: 'login',
};
