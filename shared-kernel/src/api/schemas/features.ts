import * as z from 'zod/mini';

/** GET /api/features/toggles (SH-129). */
export const togglesAnswerSchema = z.object({
  toggles: z.array(
    z.object({
      name: z.string(),
      enabled: z.boolean(),
      payload: z.optional(z.object({ type: z.string(), value: z.unknown() })),
    }),
  ),
});

/** GET /legal-docs/documents/{key} (GW-101). HTML already safe to show. */
export const legalDocumentAnswerSchema = z.object({ content: z.string() });

/** GET /api/external_refresh (GW-134). */
export const refreshAnswerSchema = z.object({ status: z.union([z.number(), z.string()]) });
