import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { applicationInput, applicationStateSchema, isOfJob } from './application-input.ts';
import type { ApplicationStateAnswer, ApplyInput } from './application-input.ts';

/** An application that waits. If nothing stands in its way any more, it is one that was accepted. */
export const call: Call<ApplyInput, ApplicationStateAnswer> = {
  label: 'hold-application',
  method: 'POST',
  rest: 'myService/pending_applications',
  timeoutMs: 25_000,
  send: ({ idempotencyKey, ...application }) => ({
    payload: { ...application, idempotencykey: idempotencyKey },
  }),
  fallbackCode: 'INTERNAL_SERVER_ERROR',
  matches: isOfJob,
  answer: applicationStateSchema,
};

export const input = () => z.object({ payload: applicationInput() });

export const policy: Policy = {
  summary:
    'Keeps an application until the account is confirmed, has a sufficient résumé, has accepted the terms and has answered the employer’s questions.',
  refusal: 'AAIS-3',
  errors: ['MYS-4', 'MYS-7', 'MYS-12', 'MYS-16', 'MYS-21', 'MYS-50'],
  account: 'session',
  aboutPeople: true,
  teaches: { application: 'jobid' },
  example: {
    payload: {
      jobid: '{offer}',
      skills: [],
      killerQuestions: [],
      idempotencykey: '0123456789abcdef0123456789abcdef',
    },
  },
};
