import type { ServiceLogger } from '../http/upstream.ts';
import type { Store } from '../store/index.ts';
import { blankExpiredMails, deleteExpired } from './delete-expired.ts';
import type { RetentionCounts } from './delete-expired.ts';

/** How often it is looked whether it is time, and how long after the start for the first time, in milliseconds. */
const LOOK_MS = 10 * 60_000;
const FIRST_LOOK_MS = 60_000;

/** Hours of the night, in Mexico City (UTC-6 all year): from the first up to the second. */
const NIGHT = [2, 6] as const;
const UTC_OFFSET_HOURS = -6;

/**
 * Takes the run that is due at `$1`, so that of several processes one has it: in the night when none was begun for
 * half a day (`$2`: whether it is night), at any hour after a night was missed, an hour after one that was cut off.
 * A start in the future is of a clock that moved.
 */
const CLAIM = `
  update retention_run set started_at = $1::timestamptz
    where started_at > $1::timestamptz + interval '1 hour'
      or (finished_at >= started_at and started_at < $1::timestamptz - case when $2 then interval '12 hours' else interval '30 hours' end)
      or (finished_at < started_at and started_at < $1::timestamptz - interval '1 hour')`;

const isNight = (now: Date): boolean => {
  const hour = (now.getUTCHours() + 24 + UTC_OFFSET_HOURS) % 24;
  return hour >= NIGHT[0] && hour < NIGHT[1];
};

/** Deletes what is past its period, every night, once for all processes that share the database. */
export class RetentionJob {
  readonly #store: Store;
  readonly #logger: ServiceLogger;
  readonly #now: () => Date;
  #timer: NodeJS.Timeout | null = null;
  #first: NodeJS.Timeout | null = null;
  #work: Promise<unknown> | null = null;
  #stopped = false;

  constructor(options: { store: Store; logger: ServiceLogger; now: () => Date }) {
    this.#store = options.store;
    this.#logger = options.logger;
    this.#now = options.now;
  }

  /** Looks from now on whether a run is due. */
  start(): void {
    this.#first = setTimeout(() => this.#look(), FIRST_LOOK_MS).unref();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /**
   * Runs when it is time and no other process does; blanks mails with expired links in any case.
   * @returns what was deleted; null when no run was due.
   */
  async runIfDue(): Promise<RetentionCounts | null> {
    const now = this.#now();
    const work = { store: this.#store.bulk, now, isStopped: () => this.#stopped };
    const { rowCount } = await this.#store.query(CLAIM, [now, isNight(now)]);
    if (rowCount === 0) {
      await blankExpiredMails(work);
      return null;
    }
    const counts = await deleteExpired(work);
    if (!this.#stopped)
      await this.#store.query('update retention_run set finished_at = greatest(started_at, $1)', [
        this.#now(),
      ]);
    const told = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    this.#logger.info(`Past their period and deleted: ${told.join(', ') || 'nothing'}`);
    return counts;
  }

  /** Ends after the step that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#first) clearTimeout(this.#first);
    if (this.#timer) clearInterval(this.#timer);
    await this.#work;
  }

  #look(): void {
    if (this.#work || this.#stopped) return;
    this.#work = this.runIfDue()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#logger.error('Deleting what is past its period failed', error);
      })
      .finally(() => (this.#work = null));
  }
}
