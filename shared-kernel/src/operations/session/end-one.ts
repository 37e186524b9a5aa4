import * as z from 'zod/mini';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import type { Call, Policy } from '../operation.ts';

/** An id of `session.list`. The own session ends by `session.logout`. */
export const call: Call<{ id: string }, EmptyAnswer> = {
  label: 'end-session',
  method: 'DELETE',
  path: '/api/aais/sessions/:id',
  send: (query) => ({ query }),
  answer: emptyAnswerSchema,
};

export const input = () => z.object({ path: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }) });

export const policy: Policy = {
  summary: 'Ends one other session of the account; one that has ended already is no failure.',
  refusal: 'AAIS-3',
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'session' },
  event: 'sessions_ended',
};
