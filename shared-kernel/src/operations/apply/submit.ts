import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, text, unlessFalse } from '../lenient.ts';
import { SKILL_LIMIT } from '../../catalogues/defaults.ts';
import { textInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** POST /api/apply. `duplicate` is true when the idempotency key was already settled. */
export const applyAnswerSchema = once(() =>
  z.object({
    /** Empty where the service does not repeat it. */
    jobid: text(),
    applied: unlessFalse(),
    redirecturl: maybe(z.string()),
    duplicate: maybe(z.boolean()),
  }),
);
export type ApplyAnswer = Parsed<typeof applyAnswerSchema>;

/** Killer-question and skill answers of an application. */
export type ApplyInput = {
  jobid: string;
  /** 32 hexadecimal characters; the server takes repeats of a key as one application. */
  idempotencyKey: string;
  /** The default résumé where none is named. */
  resumeid?: string | undefined;
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

export const input = () =>
  z.object({
    payload: z.object({
      jobid: z.pipe(
        z.union([
          z.string().check(z.regex(/^\d{1,9}$/)),
          z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999)),
        ]),
        z.transform(Number),
      ),
      idempotencykey: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/i))),
      /** The default résumé where none is named. */
      resumeid: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
      origin: z.optional(textInput(10)),
      skills: z._default(
        z.array(z.object({ id: textInput(SKILL_LIMIT, 1), level: textInput(40) })).check(z.maxLength(50)),
        [],
      ),
      killerQuestions: z._default(
        z.array(z.object({ id: textInput(40, 1), answer: textInput(1_000) })).check(z.maxLength(50)),
        [],
      ),
    }),
  });

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
