import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import { text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** `accepted`; empty where the service does not say it. */
    status: text(),
  }),
);
export type EventAnswer = Parsed<typeof answer>;

/** A topic, e.g. `mys-apply-fail`, and what happened. */
type EventInput = { topic: string; message: Readonly<Record<string, unknown>> };

export const call: Call<EventInput, EventAnswer> = {
  label: 'send-event',
  method: 'POST',
  path: '/api/events',
  answer,
};

export const input = () =>
  z.object({
    payload: z.object({
      /** E.g. `candidate-discard-MJR` or `mys-apply-fail`. */
      topic: textInput(60, 1),
      message: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  });

export const policy: Policy = {
  summary: 'Notes an event, such as a suggestion that was discarded.',
  source: '2 §7, Suggestions and events',
  upstream: 'events',
  account: 'none',
  example: {
    payload: {
      topic: 'candidate-discard-MJR',
      message: {
        origin: 'web',
        jobId: '{offer}',
        resumeID: '{resume}',
        creationDate: '2026-01-02T00:00:00Z',
      },
    },
  },
  reports: true,
};
