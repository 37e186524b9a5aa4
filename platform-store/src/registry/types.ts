/** A composition as it is kept: the release of every unit. What its parts mean is the gateway's to check. */
export type CompositionDocument = {
  schema: 1;
  units: Record<string, { version: string; digest: string; manifest: string }>;
};

/** A key of a team; only its public half is known here. */
export type TeamKey = { id: string; publicKey: string; addedAt: Date; revokedAt: Date | null };

/** A team with the units that are its own. */
export type Team = { name: string; units: string[]; createdAt: Date; keys: TeamKey[] };

/** A key as requests and releases are checked against: whose it is and what that team owns. */
export type KnownKey = { id: string; team: string; units: string[]; publicKey: string; revoked: boolean };

/** A release that was taken in. */
export type PublishedRelease = {
  unit: string;
  version: string;
  digest: string;
  /** SHA-256 of its `release.json` in hex. */
  manifest: string;
  /** Who signed it; null for what the site was started with. */
  team: string | null;
  key: string | null;
  publishedAt: Date;
  /** What was found about it when it came, worth a look but no reason to refuse it. */
  findings: readonly unknown[];
  /** What its team found before it was published; null where it was not verified. What its parts mean is the gateway's to check. */
  verification: unknown;
  /** When its files were removed because nothing named it any more; null while they are there. */
  collectedAt: Date | null;
};

/** A release that nothing names any more. */
export type CollectableRelease = Pick<
  PublishedRelease,
  'unit' | 'version' | 'digest' | 'manifest' | 'publishedAt'
>;

/** A composition with what became of it. */
export type KeptComposition = {
  id: string;
  document: CompositionDocument;
  madeAt: Date;
  withdrawn: { at: Date; who: string; why: string } | null;
};

/** A pointer at a composition. */
export type Channel = {
  name: string;
  composition: string;
  document: CompositionDocument;
  /** Part of the visitors that get it, in percent; null where it is not shared out. */
  share: number | null;
  movedAt: Date;
  /** Composition of live that it followed last; null for a channel that stays as it is when live moves. */
  follows: string | null;
};

/**
 * Why a channel moved: a unit was promoted or rolled back, the whole channel was moved, or it followed the channel
 * that it is a variant of. A channel that was removed stays where it was in its history.
 */
export type MoveKind = 'promote' | 'rollback' | 'whole-channel' | 'follow' | 'remove';

/** One move of a channel. */
export type ChannelMove = {
  id: number;
  channel: string;
  at: Date;
  who: string;
  /** Id of the key it was asked with; null for the operator. */
  key: string | null;
  kind: MoveKind;
  unit: string | null;
  from: string | null;
  to: string;
  share: number | null;
  why: string;
};

/** What is asked of a channel. */
export type MoveRequest = {
  channel: string;
  /** Composition that the channel points at as far as the caller knows; null when at none yet. */
  expected: string | null;
  /** Where the move starts in the history; `expected` when missing. A first move starts from what was served before. */
  from?: { id: string; document: CompositionDocument } | null;
  to: { id: string; document: CompositionDocument };
  /** In percent; null where the channel is not shared out. */
  share: number | null;
  /** Composition of live that the channel follows from now on; as before if missing. */
  follows?: { id: string; document: CompositionDocument } | undefined;
  who: string;
  key: string | null;
  kind: MoveKind;
  unit: string | null;
  why: string;
};

/** A channel and what a reader last saw it point at; null when at none yet. */
export type KnownPointer = { channel: string; composition: string | null };

/** Pointers and withdrawals as every process has to know them. */
export type RegistryState = { channels: Channel[]; withdrawn: string[] };

/** A request that contradicts what is there; `code` says how. */
export class RegistryConflictError extends Error {
  override name = 'RegistryConflictError';
  constructor(
    readonly code:
      | 'team-exists'
      | 'unit-taken'
      | 'key-taken'
      | 'version-taken'
      | 'in-use'
      | 'withdrawn'
      | 'collected',
    message: string,
  ) {
    super(message);
  }
}

/** The channel points at another composition than its mover knew. */
export class ChannelMovedError extends Error {
  override name = 'ChannelMovedError';
  constructor(readonly channel: string) {
    super(`The channel ${channel} was moved meanwhile.`);
  }
}
