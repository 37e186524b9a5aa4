import * as z from 'zod/mini';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { tokenInput } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

/** Ends the session of this browser; `userid` names its account where the page shows another, or none yet. */
export const call: Call<{ userid?: string }, EmptyAnswer> = {
  label: 'logout',
  method: 'DELETE',
  path: '/api/aais/authentication_token/:token',
  send: ({ userid }) => ({
    query: { token: 'current' },
    ...(userid !== undefined && { headers: { 'x-page-account': userid } }),
  }),
  answer: emptyAnswerSchema,
};

/** `current` is the session that the call is made with. */
export const input = () => z.object({ path: z.object({ token: tokenInput() }) });

export const policy: Policy = {
  summary: 'Ends a session.',
  refusal: 'AAIS-3',
  errors: ['AAIS-2'],
  source: '2 §7, Session and account',
  upstream: 'authentication',
  account: 'proof',
  aboutPeople: true,
  maskedInPath: { token: 'token' },
  current: 'session',
  limit: { name: 'session' },
  event: 'logout',
};
