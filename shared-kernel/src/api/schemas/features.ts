import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag } from './lenient.ts';

/** GET /api/features/toggles. */
export const togglesAnswerSchema = once(() =>
  z.object({
    toggles: z.array(
      z.object({
        name: z.string(),
        enabled: flag(),
        // Only its own switch goes without a payload that cannot be used.
        payload: z.catch(z.optional(z.object({ type: z.string(), value: z.unknown() })), undefined),
      }),
    ),
  }),
);

/** GET /legal-docs/documents/{key}. Services answer HTML; the gateway adds `nodes`, the document as a tree (`LegalNode`). */
export const legalDocumentAnswerSchema = once(() =>
  z.object({ content: z.string(), nodes: z.optional(z.array(z.unknown())) }),
);

/** GET /api/external_refresh. */
export const refreshAnswerSchema = once(() => z.object({ status: z.union([z.number(), z.string()]) }));
