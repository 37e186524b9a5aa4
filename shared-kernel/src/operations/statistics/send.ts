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
      topic: textInput(60, 1),
      message: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  });

export const policy: Policy = {
  summary: 'Counts an event.',
  source: '2 §7, Other',
  account: 'none',
  reports: true,
  decided: true,
  external: true,
};
