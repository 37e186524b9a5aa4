import { applyAnswerSchema } from '../../api/schemas/apply.ts';
import type { ApplyAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

/** Killer-question and skill answers of an application. */
export type ApplyInput = {
  jobid: string;
  /** 32 hexadecimal characters; the server takes repeats of a key as one application. */
  idempotencyKey: string;
  skills: ReadonlyArray<{ id: string; level: string }>;
  killerQuestions: ReadonlyArray<{ id: string; answer: string }>;
};

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

export const policy: Policy = {
  summary: 'Applies to an offer.',
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
