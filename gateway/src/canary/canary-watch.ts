/** Compares what is in the canary with what is live: rolls back what fails more often, promotes what does not. */
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import type { CanaryTrial, PlatformStore, ReleaseTotals } from '@chamba/platform-store';
import type { Logger } from 'pino';
import { CANARY, LIVE } from '../composition/composition-source.ts';
import type { ChannelMoves } from '../composition/channel-moves.ts';
import { LIMIT } from './sequential-test.ts';
import { look, readState, readSeen, strongest, type Measure, type Sides } from './trial-state.ts';
import type { TrialNews } from './webhook.ts';

/** How often trials are looked at, in ms. Pages report within five seconds, and gateways write as soon. */
const LOOK_MS = 5_000;

/** Longest time that a rollback or a promotion takes, in ms: until then no other gateway begins it again. */
const ACTING_MS = 60_000;

const FAILED = 'the canary could not be compared with live';

/** Fewest page views of the canary with which a release is promoted automatically. */
const FEWEST_VIEWS = 100;

/** What each measure counts, for the history. */
const WORDS: Readonly<Record<Measure, { all: string; bad: string }>> = {
  pages: { all: 'pages', bad: 'failed' },
  LCP: { all: 'measures of LCP', bad: 'were above 4 s' },
  INP: { all: 'measures of INP', bad: 'were above 500 ms' },
  CLS: { all: 'measures of CLS', bad: 'were above 0.25' },
};

export type CanaryWatchOptions = {
  registry: PlatformStore['registry'];
  vitals: Pick<PlatformStore['vitals'], 'totals'>;
  moves: Pick<ChannelMoves, 'promote' | 'rollbackUnit'>;
  /** Whether this process knows of a canary that visitors are served. From memory. */
  hasCanary: () => boolean;
  /** What is live where no channel says so yet. */
  bootstrap: () => CompositionDocument;
  /** Tells the teams what became of a release. Never rejects. */
  notify: (news: TrialNews) => Promise<void>;
  logger: Logger;
};

/** Who the history names for moves that nobody asked for; no team has a space in its name. */
export const WATCH = { who: 'canary watch', key: null };

export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  #timer: NodeJS.Timeout | null = null;
  /** Whether trials may be left from before: the first look asks the database in any case. */
  #mayHaveTrials = true;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#lookAtAll());
    }, LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  /** Never rejects. */
  async #lookAtAll(): Promise<void> {
    const { registry, logger, hasCanary } = this.#options;
    if (!hasCanary() && !this.#mayHaveTrials) return;
    try {
      this.#mayHaveTrials = hasCanary();
      for (const { unit } of await this.#bringUpToDate()) {
        const trial = await registry.trials.claim(unit, LOOK_MS / 2);
        // What goes wrong with one unit does not keep the others from being looked at.
        if (trial) await this.#lookAt(trial).catch((err: unknown) => logger.error({ err, unit }, FAILED));
      }
    } catch (err) {
      logger.error({ err }, FAILED);
    }
  }

  /** Begins and ends trials, so that there is one for each unit that the canary has in another version than live. */
  async #bringUpToDate(): Promise<readonly CanaryTrial[]> {
    const { registry, bootstrap } = this.#options;
    const { trials, channels } = registry;
    const [live, canary] = await Promise.all([channels.find(LIVE), channels.find(CANARY)]);
    const liveUnits = (live?.document ?? bootstrap()).units;
    const known = await trials.list();
    const tried = new Map(
      Object.entries(canary?.share ? canary.document.units : {}).flatMap(([unit, { version }]) => {
        const against = liveUnits[unit]?.version;
        return against === undefined || against === version ? [] : [[unit, { version, against }] as const];
      }),
    );
    for (const { unit } of known) if (!tried.has(unit)) await trials.end(unit);
    for (const [unit, { version, against }] of tried) {
      const trial = known.find((one) => one.unit === unit);
      if (trial?.version === version && trial.against === against) continue;
      const history = await channels.history(CANARY, 50);
      const { who, key } = history.find((move) => move.unit === unit && move.kind === 'promote') ?? WATCH;
      await trials.begin({ unit, version, against, who, key });
    }
    return trials.list();
  }

  async #lookAt(trial: CanaryTrial): Promise<void> {
    const { registry, vitals } = this.#options;
    const { unit, version, against } = trial;
    const [canary, live] = await vitals.totals([
      { unit, version },
      { unit, version: against },
    ]);
    if (!canary || !live) return;
    const state = look(readState(trial.state), compareTotals(canary, live));
    const { measure, ratio } = strongest(state);
    const seen = readSeen(state, measure);
    await registry.trials.save(trial, state);
    const pages = readSeen(state, 'pages');
    if (seen && ratio >= LIMIT) {
      await registry.trials.hold(unit, ACTING_MS);
      await this.#rollBack(trial, measure, seen);
    } else if (trial.isOver && pages && pages.canary.all >= FEWEST_VIEWS) {
      await registry.trials.hold(unit, ACTING_MS);
      await this.#promote(trial, pages);
    }
  }

  async #rollBack({ unit, version, against }: CanaryTrial, measure: Measure, seen: Sides): Promise<void> {
    const { moves, registry, notify, logger } = this.#options;
    const why = `${version} ${compareInWords(measure, seen)} of ${against}`;
    await moves.rollbackUnit({ channel: CANARY, unit, why }, WATCH);
    await registry.trials.end(unit);
    logger.error({ unit, version, against, measure, seen }, 'a release was rolled back in the canary');
    void notify({ what: 'rolled-back', unit, version, against, why });
  }

  async #promote({ unit, version, against, who, key }: CanaryTrial, seen: Sides): Promise<void> {
    const { moves, registry, notify, logger } = this.#options;
    const why = `after its trial: ${compareInWords('pages', seen)} of ${against}`;
    try {
      await moves.promote({ channel: LIVE, unit, version, why }, { who, key });
      logger.info({ unit, version, against, seen }, 'a release went live after its trial');
      void notify({ what: 'promoted', unit, version, against, why });
    } catch (err) {
      // It stays in the canary until somebody decides.
      const message = err instanceof Error ? err.message : String(err);
      logger.error({ err, unit, version }, 'a release could not go live after its trial');
      void notify({ what: 'refused', unit, version, against, why: message });
    }
    await registry.trials.end(unit);
  }
}

const NOTHING = { all: 0, bad: 0 };

function compareTotals(canary: ReleaseTotals, live: ReleaseTotals): Record<Measure, Sides> {
  const sides = (measure: Measure): Sides => ({
    canary: canary.tallies[measure] ?? NOTHING,
    live: live.tallies[measure] ?? NOTHING,
  });
  return { pages: sides('pages'), LCP: sides('LCP'), INP: sides('INP'), CLS: sides('CLS') };
}

/** E.g. `24 of 812 pages failed, beside 31 of 2210`. */
function compareInWords(measure: Measure, { canary, live }: Sides): string {
  const { all, bad } = WORDS[measure];
  return `${canary.bad} of ${canary.all} ${all} ${bad}, beside ${live.bad} of ${live.all}`;
}
