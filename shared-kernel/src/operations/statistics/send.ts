import * as z from 'zod/mini';
import { textInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'POST',
  rest: 'statistics/events',
  answer: emptyAnswerSchema,
};

export const input = () =>
  z.object({
    payload: z.object({
      event: textInput(60, 1),
      data: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  });

export const policy: Policy = {
  summary: 'Takes an event for statistics, which a service that replaces ours may count. Ours keeps none.',
  source: '2 §7, Other',
  account: 'none',
  reports: true,
  decided: true,
};
