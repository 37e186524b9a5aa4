import * as z from 'zod/mini';
import { list, maybe, or, text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { isOfJob, jobidInstance } from './application-input.ts';
import { applicationSchema } from './list.ts';
import { snapshotSchema } from './snapshot.ts';
import { APPLICATION_STATES, WAITING_REASONS } from './states.ts';

const answer = once(() =>
  z.object({
    application: applicationSchema(),
    /** Its states, oldest first. */
    events: list(
      z.object({
        state: z.enum(APPLICATION_STATES),
        /** ISO 8601. */
        date: text(),
        waiting: maybe(z.enum(WAITING_REASONS)),
      }),
    ),
    /** `site`: the company's own; `none`: there is no recipient. */
    recipient: z.object({ kind: or(z.enum(['mail', 'webhook', 'site', 'none']), 'none'), domain: text() }),
    /** ISO 8601; when the mail server or the webhook took it. Missing while that has not happened. */
    datedelivered: maybe(z.string()),
    /** What was sent; missing while nothing was accepted. */
    snapshot: maybe(snapshotSchema()),
  }),
);
export type ReceiptAnswer = Parsed<typeof answer>;

export const call: Call<{ jobid: string }, ReceiptAnswer> = {
  label: 'load-receipt',
  method: 'GET',
  rest: 'myService/applications',
  send: ({ jobid }) => ({ instance: jobid }),
  matches: (input, { application }) => isOfJob(input, application),
  answer,
};

export const input = () => z.object({ instance: jobidInstance() });

export const policy: Policy = {
  summary: 'What was sent with an application, to whom, and what became of it.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
  when: ({ query }) => (query.get('instance') ?? '') !== '',
  example: { instance: '{application}' },
};
