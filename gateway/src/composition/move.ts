/** What is asked of a channel, and what comes of it. */
import type { Finding } from '@chamba/kernel/composition/release';
import type { CompositionDocument } from '@chamba/kernel/composition/signing';

/** Who requests a move. */
export type Mover = { who: string; key: string | null };

/** Result of a move. */
export type Moved = {
  channel: string;
  from: string | null;
  to: string;
  share: number | null;
  /** Whether the channel moves along with live. */
  follows: boolean;
  /** False if the channel was already there. */
  changed: boolean;
  composition: CompositionDocument;
  findings: readonly Finding[];
};
