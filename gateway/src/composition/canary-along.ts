import { compositionId, type CompositionDocument } from '@chamba/kernel/composition/signing';
import type { KnownPointer, MoveRequest } from '@chamba/platform-store';
import { CANARY, LIVE } from './composition-source.ts';
import { followLive } from './follow-live.ts';
import type { FollowerOptions } from './followers.ts';
import type { Mover } from './move.ts';

/**
 * The canary's move when live moves: a canary that would not fit any more ends at live. Both move in one
 * transaction, so that no visitor is served what live withdraws.
 * @param live compositions of live before and after its move.
 * @returns the canary's move, or the pointer of it that live's move relies on.
 */
export async function moveCanaryAlong(
  live: { before: CompositionDocument; after: CompositionDocument },
  mover: Mover,
  { registry, logger, requireFit }: FollowerOptions,
): Promise<{ alsoMove?: MoveRequest; requireUnmoved?: KnownPointer }> {
  const canary = await registry.channels.find(CANARY);
  if (!canary) return { requireUnmoved: { channel: CANARY, composition: null } };
  const followed = followLive(canary.document, live.before, live.after);
  const fits = await requireFit(followed, canary.document).then(
    () => true,
    (err: unknown) => {
      logger.warn({ err }, 'the canary does not fit the new live composition: it ends');
      return false;
    },
  );
  const document = fits ? followed : live.after;
  const to = compositionId(document);
  if (to === canary.composition) return { requireUnmoved: { channel: CANARY, composition: to } };
  return {
    alsoMove: {
      channel: CANARY,
      expected: canary.composition,
      to: { id: to, document },
      share: canary.share,
      kind: 'follow',
      unit: null,
      why: fits ? `${LIVE} moved` : `${LIVE} moved, and the canary did not fit any more`,
      ...mover,
    },
  };
}
