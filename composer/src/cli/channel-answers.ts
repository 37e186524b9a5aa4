/** What a site answers about its channels. */
import { z } from 'zod';
import { findingSchema } from '../site/refusals.ts';

const unitsSchema = z.record(z.string(), z.looseObject({ version: z.string(), digest: z.string() }));

/** A channel was moved, or is as it was asked for. */
export const moveSchema = z.looseObject({
  channel: z.string(),
  /** Id of the composition it pointed at; null when at none. */
  from: z.string().nullable(),
  to: z.string(),
  share: z.number().nullable(),
  changed: z.boolean(),
  units: unitsSchema,
  findings: z.array(findingSchema).default([]),
});

export type MoveAnswer = z.infer<typeof moveSchema>;

/** Every channel with what it points at. */
export const channelsSchema = z.looseObject({
  channels: z.array(
    z.looseObject({
      name: z.string(),
      composition: z.string(),
      share: z.number().nullable(),
      movedAt: z.string().nullable(),
      /** The site serves the operator's own folder, as nothing was promoted yet. */
      bootstrap: z.boolean(),
      units: unitsSchema,
    }),
  ),
});

export type ChannelAnswer = z.infer<typeof channelsSchema>['channels'][number];

/** The moves of a channel and what of them was taken back as harmful, newest first. */
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

/** A move as the history has it. */
export type HistoryEntry = z.infer<typeof historySchema>['history'][number];
