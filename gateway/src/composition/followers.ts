/** Channels for testers that follow live. */
import { compositionId, type CompositionDocument } from '@chamba/kernel/composition/signing';
import { ChannelMovedError, type Registry } from '@chamba/platform-store';
import type { Logger } from 'pino';
import type { Mover } from './move.ts';
import { LIVE } from './composition-source.ts';
import { followLive } from './follow-live.ts';

export type FollowerOptions = {
  registry: Registry;
  logger: Logger;
  /** Rejects if the releases of a composition do not fit together. @param before what the channel has now. */
  requireFit: (followed: CompositionDocument, before: CompositionDocument) => Promise<unknown>;
  /** By channel, the composition of live that it could not follow: it is tried once. */
  failed: Map<string, string>;
};

/**
 * Updates the channels that follow live, after live moved. A channel that cannot be updated, because its releases are
 * incompatible with live or because it is moved concurrently, keeps its composition until the next move of live. If live
 * moved again, the process that moved it updates the channels, or any other one a little later.
 * @param mover who moved live.
 */
export async function bringAlong(
  mover: Mover,
  { registry, logger, requireFit, failed }: FollowerOptions,
): Promise<void> {
  const { channels } = await registry.channels.state();
  const live = channels.find(({ name }) => name === LIVE);
  if (!live) return;
  const follows = { id: live.composition, document: live.document };
  for (const { name, composition, document, follows: followed } of channels) {
    if (followed === null || followed === follows.id || failed.get(name) === follows.id) continue;
    try {
      const before = await registry.channels.composition(followed);
      if (!before) throw new Error(`the composition ${followed} is missing`);
      const next = followLive(document, before.document, live.document);
      await requireFit(next, document);
      await registry.channels.move(
        {
          channel: name,
          expected: composition,
          to: { id: compositionId(next), document: next },
          share: null,
          follows,
          kind: 'follow',
          unit: null,
          why: `${LIVE} moved`,
          ...mover,
        },
        { requireUnmoved: { channel: LIVE, composition: live.composition } },
      );
    } catch (err) {
      if (err instanceof ChannelMovedError) continue;
      failed.set(name, follows.id);
      logger.warn({ err, channel: name }, 'a channel could not follow live and keeps its composition');
    }
  }
}
