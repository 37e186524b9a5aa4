import * as z from 'zod/mini';

/** GET /api/features/toggles. */
export const togglesAnswerSchema = z.object({
  toggles: z.array(
    z.object({
      name: z.string(),
      enabled: z.boolean(),
      payload: z.optional(z.object({ type: z.string(), value: z.unknown() })),
    }),
  ),
});

/** GET /legal-docs/documents/{key}. HTML already safe to show. */
export const legalDocumentAnswerSchema = z.object({ content: z.string() });

/** GET /api/external_refresh. */
export const refreshAnswerSchema = z.object({ status: z.union([z.number(), z.string()]) });
