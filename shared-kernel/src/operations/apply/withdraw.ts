import * as z from 'zod/mini';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { isOfJob, jobidInstance } from './application-input.ts';
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

export const call: Call<{ jobid: string }, WithdrawAnswer> = {
  label: 'withdraw-application',
  method: 'DELETE',
  rest: 'myService/applications',
  send: ({ jobid }) => ({ instance: jobid, payload: {} }),
  matches: isOfJob,
  answer,
};

export const input = () => z.object({ instance: jobidInstance() });

export const policy: Policy = {
  summary:
    'Takes an application back: one that was not delivered is not sent; of another one the employer is notified.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
};
