/** Pieces of what calls about one application take and answer. */
import * as z from 'zod/mini';
import { SKILL_LIMIT } from '../../catalogues/defaults.ts';
import { textInput } from '../input.ts';
import { maybe, text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Parsed } from '../operation.ts';
import { APPLICATION_STATES, WAITING_REASONS } from './states.ts';

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

/** The id of an offer in a payload, as digits or as a number of JSON. */
export const jobidInput = () =>
  z.pipe(
    z.union([
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.number().check(z.int(), z.minimum(0), z.maximum(999_999_999)),
    ]),
    z.transform(Number),
  );

/** The id of an offer as `instance`. */
export const jobidInstance = () => z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** The key that all calls of one application have. */
export const idempotencyKeyInput = () => z.string().check(z.regex(/^[0-9a-f]{32}$/i));

/** What an application consists of. */
export const applicationInput = () =>
  z.object({
    jobid: jobidInput(),
    idempotencykey: z.optional(idempotencyKeyInput()),
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
  });

/** The state of one application after a change of it. */
export const applicationStateSchema = once(() =>
  z.object({
    jobid: text(),
    state: z.enum(APPLICATION_STATES),
    waiting: maybe(z.enum(WAITING_REASONS)),
  }),
);
export type ApplicationStateAnswer = Parsed<typeof applicationStateSchema>;

/** Whether an answer is about the offer that was asked about. */
export const isOfJob = (input: { jobid: string }, answer: { jobid: string }): boolean =>
  answer.jobid === input.jobid;
