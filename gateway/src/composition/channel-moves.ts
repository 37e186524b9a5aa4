/** Promotion and rollback: builds the target composition, checks it, and moves the channel to it. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  checkChange,
  compareVersions,
  verificationSchema,
  type Finding,
  type Release,
} from '@chamba/kernel/composition/release';
import { COMPOSITION_ID, compositionId, type CompositionDocument } from '@chamba/kernel/composition/signing';
import { ChannelMovedError, type KnownPointer, type MoveKind, type Registry } from '@chamba/platform-store';
import type { Logger } from 'pino';
import { RefusedReleaseError, type PublishedStore, type StoredRelease } from '../releases/port.ts';
import type { LayeredReleases } from '../releases/layered-releases.ts';
import { ReleaseRefusal } from '../releases/release-refusal.ts';
import { CANARY, LIVE, type CompositionSource } from './composition-source.ts';
import { moveCanaryAlong } from './canary-along.ts';
import { bringAlong, type FollowerOptions } from './followers.ts';
import {
  compositionBefore,
  isSame,
  releaseBefore,
  servedAs,
  readMoves,
  type NamedRelease,
} from './history.ts';
import type { Moved, Mover } from './move.ts';
import { MoveRefusal } from './move-refusal.ts';
import { adoptBootstrap } from './adopt-bootstrap.ts';

/** Default share of a new canary, in percent of the visitors. */
const FIRST_SHARE = 10;

/** Attempts to move a channel while others move it concurrently. */
const TRIES = 50;

/** Number of past moves that are searched. */
const LOOK_BACK = 1_000;

type Base = {
  id: string | null;
  document: CompositionDocument;
  first: boolean;
  share: number | null;
  /** Composition of live that the channel followed last; null if it does not follow. */
  follows: string | null;
  /** Expected pointer of another channel, checked when this one moves. */
  known: KnownPointer | null;
};
type Plan = {
  document: CompositionDocument;
  share: number | null;
  findings: readonly Finding[];
  /** Composition of live that the channel follows from now on; as before if missing. */
  follows?: CompositionDocument | undefined;
};

const isVerifiedInBrowser = (verification: unknown): boolean =>
  verificationSchema.safeParse(verification).data?.browser === true;

export type ChannelMovesOptions = {
  registry: Registry;
  compositions: CompositionSource;
  releases: LayeredReleases;
  published: PublishedStore;
  logger: Logger;
  /** Whether a release of a team is promoted only after it was verified in a browser. */
  requireVerify: boolean;
};

export class ChannelMoves {
  readonly #options: ChannelMovesOptions;
  readonly #followers: FollowerOptions;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ChannelMovesOptions) {
    this.#options = options;
    const { registry, logger } = options;
    this.#followers = {
      registry,
      logger,
      requireFit: (followed, before) => this.#requireFit(followed, before),
      failed: new Map(),
    };
  }

  /** Updates channels that follow live and were left behind by a process that ended after it moved live. */
  async catchUp(): Promise<void> {
    const { registry, compositions, logger } = this.#options;
    try {
      const [last] = await registry.channels.history(LIVE, 1);
      if (!last) return;
      await bringAlong({ who: last.who, key: last.key }, this.#followers);
      await compositions.refresh();
    } catch (err) {
      logger.error({ err }, 'could not read the channels that follow live');
    }
  }

  /**
   * Puts a published release of a unit in a channel.
   * @param request.share part of the visitors in percent, for the canary; unchanged if missing.
   * @param request.follow whether the channel follows live from now on: units that are the same there are updated with
   * live, the others are overrides until live has the same or a newer release.
   * @throws ReleaseRefusal `unknown-release`, `downgrade`, `unverified`, `tampered` or `incompatible`; MoveRefusal; or
   * RegistryConflictError if the resulting composition was withdrawn or a release of it collected.
   */
  promote(
    request: {
      channel: string;
      unit: string;
      version: string;
      why: string;
      share?: number | undefined;
      follow?: boolean | undefined;
    },
    mover: Mover,
  ): Promise<Moved> {
    const { channel, unit, version, share, follow = false } = request;
    if (share !== undefined && channel !== CANARY)
      throw new MoveRefusal(400, 'share', `Only the channel ${CANARY} has a share.`);
    if (follow && (channel === LIVE || channel === CANARY))
      throw new MoveRefusal(400, 'follow', `Only channels for testers follow ${LIVE}; ${channel} does not.`);
    return this.#move({ ...request, kind: 'promote', mover }, async (base) => {
      const row = await this.#options.registry.releases.find(unit, version);
      if (!row) throw new ReleaseRefusal('unknown-release', `${unit} ${version} was never published.`);
      const present = base.document.units[unit];
      if (
        (channel === LIVE || channel === CANARY) &&
        present &&
        compareVersions(version, present.version) < 0
      )
        throw new ReleaseRefusal(
          'downgrade',
          `${unit} is at ${present.version} there: going back to ${version} is a rollback.`,
        );
      if (this.#options.requireVerify && row.team !== null && !isVerifiedInBrowser(row.verification))
        throw new ReleaseRefusal(
          'unverified',
          `${unit} ${version} was published without being verified in a browser, which this site requires.`,
        );
      const named = { version, digest: row.digest, manifest: row.manifest };
      const document: CompositionDocument = {
        schema: 1,
        units: { ...base.document.units, [unit]: named },
      };
      const findings = await this.#check(document, await this.#stored(base.document, null), unit);
      return {
        document,
        findings,
        share: channel === CANARY ? (share ?? (base.share || FIRST_SHARE)) : null,
        follows: follow && base.follows === null ? (await this.#base(LIVE)).document : undefined,
      };
    });
  }

  /**
   * Puts an earlier release of a unit back in a channel; all other units are unchanged.
   * @param request.to a version, or a composition that had the release. If missing, the release before the present
   * one; for the canary, that of live.
   * @throws like `promote`, and MoveRefusal `nothing-before` or `never-served`.
   */
  rollbackUnit(
    request: { channel: string; unit: string; to?: string | undefined; why: string },
    mover: Mover,
  ): Promise<Moved> {
    const { channel, unit, to } = request;
    const { registry } = this.#options;
    return this.#move({ ...request, kind: 'rollback', mover }, async (base) => {
      this.#requireSomething(base, channel);
      const named =
        to === undefined
          ? await this.#releaseBefore(channel, unit, base.document.units[unit])
          : servedAs(await readMoves(registry, channel, LOOK_BACK), unit, to);
      if (named === null)
        throw to === undefined
          ? new MoveRefusal(409, 'nothing-before', `${channel} never served another release of ${unit}.`)
          : new MoveRefusal(409, 'never-served', `${channel} never served ${unit} ${to}.`);
      const units = { ...base.document.units };
      if (named) units[unit] = named;
      else delete units[unit];
      const document: CompositionDocument = { schema: 1, units };
      return { document, share: base.share, findings: await this.#checkBack(document, base.document, unit) };
    });
  }

  /**
   * Points a channel at an earlier composition, all units at once.
   * @param request.to its id. If missing, the one before the present one; for the canary, what is live.
   * @throws MoveRefusal; ReleaseRefusal `tampered`; RegistryConflictError if it was withdrawn.
   */
  rollbackChannel(
    request: { channel: string; to?: string | undefined; why: string },
    mover: Mover,
  ): Promise<Moved> {
    const { channel, to } = request;
    const { registry } = this.#options;
    return this.#move({ ...request, unit: null, kind: 'whole-channel', mover }, async (base) => {
      this.#requireSomething(base, channel);
      if (to === undefined && channel === CANARY) {
        const { document } = await this.#base(LIVE);
        return { document, share: base.share, findings: [] };
      }
      const { withdrawn } = await registry.channels.state();
      const moves = await registry.channels.history(channel, LOOK_BACK);
      const id = to ?? compositionBefore(moves, base.id ?? '', (known) => !withdrawn.includes(known));
      if (id === null)
        throw new MoveRefusal(409, 'nothing-before', `${channel} never served another composition.`);
      const stored = COMPOSITION_ID.test(id) ? await registry.channels.composition(id) : null;
      if (!stored) throw new MoveRefusal(404, 'unknown-composition', `There is no composition ${id}.`);
      await this.#stored(stored.document, null);
      return { document: stored.document, share: base.share, findings: [] };
    });
  }

  /** Serialises moves in this process, and retries if another process moved the channel first. */
  #move(
    request: { channel: string; unit: string | null; kind: MoveKind; why: string; mover: Mover },
    plan: (base: Base) => Promise<Plan>,
  ): Promise<Moved> {
    const mine = this.#turn.then(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        try {
          return await this.#moveOnce(request, plan);
        } catch (error) {
          if (!(error instanceof ChannelMovedError)) throw error;
          await pause(Math.random() * 50);
        }
      }
      throw new MoveRefusal(409, 'busy', `Other moves of ${request.channel} keep conflicting: try again.`);
    });
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #moveOnce(
    request: { channel: string; unit: string | null; kind: MoveKind; why: string; mover: Mover },
    plan: (base: Base) => Promise<Plan>,
  ): Promise<Moved> {
    const { registry, compositions, logger } = this.#options;
    const { channel, unit, kind, why, mover } = request;
    const base = await this.#base(channel);
    const { document, share, findings, follows } = await plan(base);
    const to = compositionId(document);
    const from = compositionId(base.document);
    const answer = {
      channel,
      from: base.first ? from : base.id,
      to,
      share,
      follows: base.follows !== null || follows !== undefined,
      composition: document,
      findings,
    };
    if (!base.first && to === base.id && share === base.share && !follows)
      return { ...answer, changed: false };
    const company =
      channel === LIVE
        ? await moveCanaryAlong({ before: base.document, after: document }, mover, this.#followers)
        : { requireUnmoved: base.known };
    await registry.channels.move(
      {
        channel,
        expected: base.id,
        from: base.first ? { id: from, document: base.document } : null,
        to: { id: to, document },
        share,
        follows: follows && { id: compositionId(follows), document: follows },
        kind,
        unit,
        why,
        ...mover,
      },
      company,
    );
    logger.info({ channel, from, to, kind, unit, share, ...mover }, 'channel moved');
    if (channel === LIVE) await bringAlong(mover, this.#followers);
    await compositions.refresh();
    return { ...answer, changed: true };
  }

  /**
   * What a channel serves now; a channel without a pointer starts from live, and live from the bootstrap composition.
   */
  async #base(channel: string): Promise<Base> {
    const { registry, compositions, published, logger } = this.#options;
    const pointer = await registry.channels.find(channel);
    if (pointer)
      return {
        id: pointer.composition,
        document: pointer.document,
        first: false,
        share: pointer.share,
        follows: pointer.follows,
        known: null,
      };
    const live = channel === LIVE ? null : await registry.channels.find(LIVE);
    // A canary follows live from its first move on.
    const known = channel === CANARY ? { channel: LIVE, composition: live?.composition ?? null } : null;
    if (live) return { id: null, document: live.document, first: true, share: null, follows: null, known };
    const { current } = compositions;
    await adoptBootstrap(current, { registry, published, logger });
    return { id: null, document: compositions.document, first: true, share: null, follows: null, known };
  }

  #requireSomething(base: Base, channel: string): void {
    if (base.id === null)
      throw new MoveRefusal(409, 'empty-channel', `Nothing was ever promoted to ${channel}.`);
  }

  /** @throws ReleaseRefusal if a release is damaged or the releases do not fit together. */
  async #check(
    document: CompositionDocument,
    before: readonly StoredRelease[],
    unit: string | null,
    mayLose = false,
  ): Promise<readonly Finding[]> {
    const releases = await this.#stored(document, unit);
    const findings = checkChange(releases.map(toRelease), before.map(toRelease), mayLose);
    const breaking = findings.filter(({ level }) => level === 'breaking');
    if (breaking.length > 0)
      throw new ReleaseRefusal('incompatible', breaking.map(({ message }) => message).join('; '), breaking);
    return findings;
  }

  /** Like `#check`, but routes and fillers may disappear, and the replaced releases may be damaged. */
  async #checkBack(
    document: CompositionDocument,
    before: CompositionDocument,
    unit: string | null,
  ): Promise<readonly Finding[]> {
    const left = await this.#stored(before, null).catch(() => []);
    return this.#check(document, left, unit, true);
  }

  /** @param fresh unit whose files are verified again, ignoring the cache. */
  async #stored(document: CompositionDocument, fresh: string | null): Promise<StoredRelease[]> {
    try {
      return await Promise.all(
        Object.entries(document.units).map(([unit, named]) =>
          this.#options.releases.find(unit, named, unit === fresh),
        ),
      );
    } catch (error) {
      if (!(error instanceof RefusedReleaseError)) throw error;
      await this.#options.registry.releases.requireFiles(document);
      throw new ReleaseRefusal('tampered', error.message);
    }
  }

  /** A rollback in the canary goes to the release of live; elsewhere to the one in the history. */
  async #releaseBefore(
    channel: string,
    unit: string,
    present: NamedRelease | undefined,
  ): Promise<NamedRelease | undefined | null> {
    if (channel !== CANARY)
      return releaseBefore(await readMoves(this.#options.registry, channel, LOOK_BACK), unit, present);
    const live = (await this.#base(LIVE)).document.units[unit];
    return isSame(live, present) ? null : live;
  }

  /** @throws if the releases do not fit together, or their composition was withdrawn. */
  async #requireFit(followed: CompositionDocument, before: CompositionDocument): Promise<void> {
    await this.#checkBack(followed, before, null);
    const id = compositionId(followed);
    const stored = await this.#options.registry.channels.composition(id);
    if (stored?.withdrawn) throw new MoveRefusal(409, 'unknown-composition', `${id} was withdrawn.`);
  }
}

function toRelease({ release }: StoredRelease): Release {
  return release;
}
