import { z } from 'zod';

/** What a team's verification found of a release before it was published, as the site keeps it beside the release. */
export const verificationSchema = z.strictObject({
  /** Digest of the release that was verified. */
  digest: z.string().regex(/^[0-9a-f]{12,64}$/),
  /** ISO 8601; when it ended. */
  at: z.iso.datetime(),
  /** Whether its pages were loaded in a browser and compared with what was live. */
  browser: z.boolean(),
  /** Differences from what was live that the team accepted, as `<rule>:<unit>/<route>`. */
  accepted: z.array(z.string().regex(/^[a-z-]+:[a-z0-9-]+\/[a-z0-9-]+$/)).max(200),
  /** Number of warnings that remained. */
  warnings: z.number().int().min(0),
});

export type Verification = z.infer<typeof verificationSchema>;
