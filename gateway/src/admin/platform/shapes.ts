/** Schemas of the platform's requests. */
import { releaseVersionSchema } from '@chamba/kernel/composition/release';
import { teamName } from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { MAX_LINK_HOURS } from '../../testers/tester-links.ts';

const unit = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of a unit, e.g. mfe-search');
const units = z.array(unit).max(100);
const publicKey = z.string().min(1).max(1_000);
/** One line for the history, which is read in terminals: no content may imitate a separate line. */
const why = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'say why, for the history')
      .max(500)
      .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'say why without control characters'),
  );

/** Name of a channel. */
export const channelName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower case letters, digits and dashes');

/** A week. */
const MAX_TRIAL_MINUTES = 7 * 24 * 60;

export const newTeam = z.strictObject({ name: teamName, units, publicKey });
export const teamUnits = z.strictObject({ units });
export const newKey = z.strictObject({ publicKey });
export const promotion = z.strictObject({
  unit,
  version: releaseVersionSchema,
  why,
  share: z.number().min(0).max(100).optional(),
  follow: z.boolean().optional(),
  /** After how many minutes in the canary the release goes live, unless it fails more often. */
  minutes: z.number().int().min(1).max(MAX_TRIAL_MINUTES).optional(),
});
export const rollback = z.strictObject({
  unit: unit.optional(),
  to: z.union([releaseVersionSchema, z.string().regex(/^[0-9a-f]{16}$/)]).optional(),
  why,
});
export const channelLink = z.strictObject({
  hours: z.number().int().min(1).max(MAX_LINK_HOURS),
  who: why,
});
export const reason = z.strictObject({ why });
export const collection = z.strictObject({
  days: z.number().int().min(1).max(3_650).default(90),
  dryRun: z.boolean().default(false),
});
