import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';
import { reasonInput } from './deletion-reason.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'DELETE',
  path: '/api/v2/accounts/:id',
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({ path: z.object({ id: pathId() }), query: z.object({ reason: reasonInput() }) });

export const policy: Policy = {
  summary: 'Deletes the account of the session, a day later, second version.',
  refusal: 'MYS-90',
  source: '2 §7, Other',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'token' },
  event: 'account_deleted',
  decided: true,
};
