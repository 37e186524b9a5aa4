import * as z from 'zod/mini';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import type { Call, Policy } from '../operation.ts';

/** With `keepCurrent` all but the one of this page. */
export const call: Call<{ keepCurrent: boolean }, EmptyAnswer> = {
  label: 'logout',
  method: 'DELETE',
  path: '/api/aais/sessions',
  send: ({ keepCurrent }) => (keepCurrent ? { query: { keep: 'current' } } : {}),
  answer: emptyAnswerSchema,
};

export const input = () => z.object({ query: z.object({ keep: z.optional(z.literal('current')) }) });

export const policy: Policy = {
  summary: 'Ends every session of the account, on all devices.',
  refusal: 'AAIS-3',
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  limit: { name: 'session' },
  event: 'sessions_ended',
  endsOwnSession: (query) => !query.has('keep'),
};
