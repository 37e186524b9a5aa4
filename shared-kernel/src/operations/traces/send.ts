import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = { method: 'POST', path: '/api/traces', answer: emptyAnswerSchema };

/** Spans as OpenTelemetry sends them. */
export const input = () => z.object({ payload: z.record(z.string(), z.unknown()) });

export const policy: Policy = {
  summary: 'Takes traces of pages.',
  source: '2 §7, Other',
  upstream: 'traces',
  account: 'none',
  reports: true,
  decided: true,
  external: true,
};
