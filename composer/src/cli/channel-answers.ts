/** Schemas of a site's answers about its channels. */
import { z } from 'zod';
import { findingSchema } from '../site/refusals.ts';

const unitsSchema = z.record(z.string(), z.looseObject({ version: z.string(), digest: z.string() }));

/** Result of a move, also if the channel was already there. */
export const moveSchema = z.looseObject({
  channel: z.string(),
  /** Id of the composition it pointed at; null if there was none. */
  from: z.string().nullable(),
  to: z.string(),
  share: z.number().nullable(),
  /** Whether it follows live; missing in answers of older sites. */
  follows: z.boolean().default(false),
  changed: z.boolean(),
  units: unitsSchema,
  findings: z.array(findingSchema).default([]),
});

export type MoveAnswer = z.infer<typeof moveSchema>;

/** All channels with their compositions. */
export const channelsSchema = z.looseObject({
  channels: z.array(
    z.looseObject({
      name: z.string(),
      composition: z.string(),
      share: z.number().nullable(),
      movedAt: z.string().nullable(),
      /** Whether it follows live; missing in answers of older sites. */
      follows: z.boolean().default(false),
      /** The site serves the operator's own folder, because nothing was promoted yet. */
      bootstrap: z.boolean(),
      units: unitsSchema,
    }),
  ),
});

export type ChannelAnswer = z.infer<typeof channelsSchema>['channels'][number];

/** The moves of a channel and the withdrawn compositions among them, newest first. */
export const historySchema = z.looseObject({
  channel: z.string(),
  history: z.array(
    z.looseObject({
      at: z.string(),
      who: z.string(),
      kind: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      share: z.number().nullable(),
      why: z.string(),
      changes: z.array(
        z.looseObject({ unit: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
    }),
  ),
  withdrawn: z
    .array(z.looseObject({ composition: z.string(), at: z.string(), who: z.string(), why: z.string() }))
    .default([]),
});

/** A move in the history. */
export type HistoryEntry = z.infer<typeof historySchema>['history'][number];
