import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = { method: 'POST', path: '/api/traces', answer: emptyAnswerSchema };

/** Most groups of spans in one call. */
const MOST_GROUPS = 100;

/** Spans as OpenTelemetry sends them (OTLP, JSON). What else a body holds is left out. */
export const input = () =>
  z.object({
    payload: z.object({
      resourceSpans: z
        .array(
          z.object({
            resource: z.optional(z.record(z.string(), z.unknown())),
            scopeSpans: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_GROUPS)),
            schemaUrl: z.optional(z.string()),
          }),
        )
        .check(z.maxLength(MOST_GROUPS)),
    }),
  });

export const policy: Policy = {
  summary: 'Takes traces of pages, which are forwarded to `OTEL_EXPORTER_URL`, or dropped without one.',
  source: '2 §7, Other',
  upstream: 'traces',
  account: 'none',
  reports: true,
  decided: true,
};
