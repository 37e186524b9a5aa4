import type { ServiceLogger } from '../http/server.ts';
import type { Store } from '@chamba/database';
import { blankExpiredMails, deleteExpired } from './delete-expired.ts';
import type { RetentionCounts } from './delete-expired.ts';
import { vacuumTables } from './vacuum.ts';

/** Interval at which it is checked whether a run is due, and delay of the first check after the start, in milliseconds. */
const CHECK_MS = 10 * 60_000;
const FIRST_CHECK_MS = 60_000;

/** Hours of the night, in Mexico City (UTC-6 all year): from the first up to the second. */
const NIGHT = [2, 6] as const;
const UTC_OFFSET_HOURS = -6;

/**
 * Claims the run that is due at `$1` for one of several processes: at night (`$2`) when the last run began more than 12
 * hours ago, at any hour when it began more than 30 hours ago (a missed night), and one hour after a run that was
 * interrupted. A start time in the future comes from a clock that was set back.
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

/** Deletes expired data every night, in one of the processes that share the database. */
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

  /** Starts checking at intervals whether a run is due. */
  start(): void {
    this.#first = setTimeout(() => this.#check(), FIRST_CHECK_MS).unref();
    this.#timer = setInterval(() => this.#check(), CHECK_MS).unref();
  }

  /**
   * Runs when a run is due and no other process claimed it; blanks mails with expired links in any case.
   * @returns rows deleted or blanked by kind of data; null when no run was due.
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
    await vacuumTables(work.store, work.isStopped);
    if (!this.#stopped)
      await this.#store.query('update retention_run set finished_at = greatest(started_at, $1)', [
        this.#now(),
      ]);
    const rows = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    this.#logger.info(`Retention run, rows deleted or blanked: ${rows.join(', ') || 'none'}`);
    return counts;
  }

  /** Stops the checks and ends a run after its current statement. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#first) clearTimeout(this.#first);
    if (this.#timer) clearInterval(this.#timer);
    await this.#work;
  }

  #check(): void {
    if (this.#work || this.#stopped) return;
    this.#work = this.runIfDue()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#logger.error('Retention run failed', error);
      })
      .finally(() => (this.#work = null));
  }
}
