import * as z from 'zod/mini';
import { sessionAnswerSchema } from './session-answer.ts';
import type { SessionAnswer } from './session-answer.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

/** Fails with AAIS-2 if there is none. */
export const call: Call<Nothing, SessionAnswer> = {
  label: 'load-session',
  method: 'GET',
  rest: 'authentication/retrieveToken',
  fallbackCode: 'AAIS-2',
  answer: sessionAnswerSchema,
};

/** The token counts as instance too. */
export const input = () => z.object({ instance: z.string() });

export const policy: Policy = {
  summary: 'The session that the call is made with.',
  errors: ['AAIS-2', 'AAIS-7'],
  source: '2 §7, Session and account',
  account: 'proof',
  aboutPeople: true,
  limit: { name: 'session' },
  startsSession: 'always',
  teaches: { user: 'user_profile.userid', resume: 'resume.resumeid' },
};
