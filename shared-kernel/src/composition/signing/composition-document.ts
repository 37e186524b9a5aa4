import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import { releaseVersionSchema } from '../release/version.ts';

/** A composition for good: the release of every unit, named by content. */
export const compositionDocumentSchema = z.strictObject({
  schema: z.literal(1),
  units: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    z.strictObject({
      version: releaseVersionSchema,
      digest: z.string().regex(/^[0-9a-f]{12}$/),
      /** SHA-256 of the release's `release.json`, in hex. */
      manifest: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type CompositionDocument = z.infer<typeof compositionDocumentSchema>;

/** What the id of a composition looks like. */
export const COMPOSITION_ID = /^[0-9a-f]{16}$/;

/** Id of a composition: the first 16 hex digits of the SHA-256 of its canonical JSON. */
export function compositionId(document: CompositionDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 16);
}

/** SHA-256 of a `release.json` in hex, as compositions name it. */
export function manifestHash(manifest: Uint8Array): string {
  return createHash('sha256').update(manifest).digest('hex');
}
