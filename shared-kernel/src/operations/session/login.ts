import * as z from 'zod/mini';
import { sessionAnswerSchema } from './session-answer.ts';
import type { SessionAnswer } from './session-answer.ts';
import { loginInput, passwordInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

/** The address of the visitor is the gateway’s to know; the wire wants a fixed value. */
export const call: Call<{ userid: string; password: string }, SessionAnswer> = {
  label: 'login',
  method: 'POST',
  rest: 'authentication/retrieveToken',
  send: (input) => ({ payload: { ...input, ip: '127.0.0.1' } }),
  answer: sessionAnswerSchema,
};

export const input = () =>
  z.object({ payload: z.object({ userid: loginInput(), password: passwordInput(1) }) });

export const policy: Policy = {
  summary: 'Logs in with address and password.',
  refusal: 'AAIS-3',
  errors: ['AAIS-1', 'AAIS-7', 'AAIS-9'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'login', email: 'payload.userid' },
  startsSession: 'always',
  event: 'login',
};
