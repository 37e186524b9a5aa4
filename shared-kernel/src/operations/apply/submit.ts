import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, requiredFlag, text } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { applicationInput } from './application-input.ts';
import type { ApplyInput } from './application-input.ts';
import { APPLICATION_STATES } from './states.ts';

/**
 * POST /api/apply. `duplicate` is true when the idempotency key was already settled. What is not a service's
 * answer and says nothing of an application, as something between browser and service may send it, is invalid: the
 * application is sent again.
 */
export const applyAnswerSchema = once(() =>
  z
    .object({
      /** Of the envelope, which every service has. */
      status: maybe(z.number()),
      /** Empty where the service does not repeat it. */
      jobid: text(),
      applied: maybe(requiredFlag()),
      redirecturl: maybe(z.string()),
      duplicate: maybe(z.boolean()),
      /** A service that does not name it says by `applied` that it was sent. */
      state: maybe(z.enum(APPLICATION_STATES)),
    })
    .check(
      z.refine(
        ({ status, jobid, applied, state }) =>
          state !== undefined || (applied ?? (status !== undefined || jobid !== '')),
      ),
    ),
);
export type ApplyAnswer = Parsed<typeof applyAnswerSchema>;

export const call: Call<ApplyInput, ApplyAnswer> = {
  label: 'apply',
  method: 'POST',
  path: '/api/apply',
  timeoutMs: 25_000,
  send: ({ idempotencyKey, ...application }) => ({
    payload: { ...application, origin: 'H4', idempotencykey: idempotencyKey },
  }),
  fallbackCode: 'INTERNAL_SERVER_ERROR',
  matches: (input, answer) => (answer.jobid || input.jobid) === input.jobid,
  answer: applyAnswerSchema,
};

export const input = () => z.object({ payload: applicationInput() });

export const policy: Policy = {
  summary: 'Applies to an offer.',
  refusal: 'AAIS-3',
  errors: [
    'MYS-2',
    'MYS-3',
    'MYS-4',
    'MYS-5',
    'MYS-7',
    'MYS-8',
    'MYS-9',
    'MYS-10',
    'MYS-12',
    'MYS-16',
    'MYS-21',
    'MYS-26',
    'MYS-50',
    'MYS-64',
  ],
  source: '2 §7, Apply',
  upstream: 'apply',
  account: 'session',
  aboutPeople: true,
  example: {
    payload: {
      jobid: '{offer}',
      skills: [],
      origin: 'H4',
      killerQuestions: [],
      idempotencykey: '0123456789abcdef0123456789abcdef',
    },
  },
};
