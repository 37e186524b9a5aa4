import type { ServiceLogger } from '../http/server.ts';
import { HOUR_MS, readSampleClock } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import type { Store } from '@chamba/database';
import { CATALOGUE_CHANNEL } from './catalogue-changes.ts';
import { moveSample } from './move-sample.ts';
import { findNextExpiry, retireExpired } from './retire-expired.ts';

/** Longest and shortest time between two sweeps: each is planned for the moment at which the next offer ends. */
const SWEEP_MS = HOUR_MS;
const SWEEP_SOONEST_MS = 1_000;

/** A change is rarely alone: this long others are waited for. */
const GATHER_MS = 250;

/** Reading everything anew may take at most this share of the time. */
const SHARE = 5;

/**
 * Keeps what this process remembers of the catalogue in step with the database, whichever process changed it, and
 * sweeps out what has ended: at start, when an offer ends, and every hour.
 */
export class CatalogueMaintenance {
  readonly #store: Store;
  readonly #clock: SampleClock;
  readonly #logger: ServiceLogger;
  readonly #refresh: () => Promise<void>;
  #stopListening: (() => Promise<void>) | null = null;
  #sweeper: NodeJS.Timeout | null = null;
  #waiting: NodeJS.Timeout | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #notBefore = 0;
  #stopped = false;

  /** @param refresh reads anew what this process remembers. */
  constructor(options: {
    store: Store;
    clock: SampleClock;
    logger: ServiceLogger;
    refresh: () => Promise<void>;
  }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#refresh = options.refresh;
  }

  /** Begins to listen; the first sweep goes on in the background. */
  async start(): Promise<void> {
    this.#stopListening = await this.#store.listen(CATALOGUE_CHANNEL, () => this.#changed());
    void this.sweep();
  }

  /** Sweeps now. @returns when it is done; failures are logged and tried again an hour later. */
  sweep(): Promise<void> {
    this.#planSweep(SWEEP_MS);
    return this.#do('Sweeping the catalogue', async () => {
      const retired = await retireExpired(this.#store.bulk, this.#clock.now);
      if (retired > 0) this.#logger.info(`${retired} offers have ended and left the searches`);
      if (await moveSample(this.#store.bulk, this.#clock))
        this.#logger.info("The sample's dates are of today again");
      const next = await findNextExpiry(this.#store.bulk);
      if (next) this.#planSweep(next.getTime() - this.#clock.now.getTime() + 1);
    });
  }

  #planSweep(wait: number): void {
    if (this.#sweeper) clearTimeout(this.#sweeper);
    this.#sweeper = null;
    if (this.#stopped) return;
    const ms = Math.min(SWEEP_MS, Math.max(SWEEP_SOONEST_MS, wait));
    this.#sweeper = setTimeout(() => void this.sweep(), ms);
    this.#sweeper.unref();
  }

  /** Reads everything anew at once, instead of some time after the change was announced. */
  async refreshNow(): Promise<void> {
    if (this.#waiting) clearTimeout(this.#waiting);
    this.#waiting = null;
    await this.#do('Reading the catalogue anew', async () => {
      const started = performance.now();
      this.#clock.indexDay = (await readSampleClock(this.#store, () => this.#clock.now)).indexDay;
      await this.#refresh();
      this.#notBefore = performance.now() + (performance.now() - started) * SHARE;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#waiting) clearTimeout(this.#waiting);
    if (this.#sweeper) clearTimeout(this.#sweeper);
    await this.#work;
    await this.#stopListening?.().catch(() => undefined);
  }

  #changed(): void {
    if (this.#waiting || this.#stopped) return;
    const wait = Math.max(GATHER_MS, this.#notBefore - performance.now());
    this.#waiting = setTimeout(() => void this.refreshNow(), wait);
    this.#waiting.unref();
  }

  /** Asked anew after each wait, during which it may have changed. */
  #hasStopped(): boolean {
    return this.#stopped;
  }

  /** Works one after the other. */
  #do(what: string, work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(async () => {
      if (this.#hasStopped()) return;
      try {
        await work();
      } catch (error) {
        if (!this.#hasStopped()) this.#logger.error(`${what} failed`, error);
      }
    });
    this.#work = done;
    return done;
  }
}
