import * as z from 'zod/mini';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { idempotencyKeyInput, isOfJob, jobidInstance } from './application-input.ts';
import { APPLICATION_STATES } from './states.ts';

const answer = once(() =>
  z.object({
    jobid: text(),
    state: z.enum(APPLICATION_STATES),
    /** ISO 8601; until when `apply.restore` takes it back. */
    undountil: text(),
  }),
);
export type WithdrawAnswer = Parsed<typeof answer>;

/** `idempotencyKey`: of an application that may still be on its way. It is not taken in when it arrives afterwards. */
type WithdrawInput = { jobid: string; idempotencyKey?: string };

export const call: Call<WithdrawInput, WithdrawAnswer> = {
  label: 'withdraw-application',
  method: 'DELETE',
  rest: 'myService/applications',
  send: ({ jobid, idempotencyKey }) => ({
    instance: jobid,
    payload: idempotencyKey === undefined ? {} : { idempotencykey: idempotencyKey },
  }),
  matches: isOfJob,
  answer,
};

export const input = () =>
  z.object({
    instance: jobidInstance(),
    payload: z._default(z.object({ idempotencykey: z.optional(idempotencyKeyInput()) }), {}),
  });

export const policy: Policy = {
  summary:
    'Takes an application back: one that was not delivered is not sent, and one whose call arrives late is not taken in; of another one the employer is notified.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
};
