import type { ServiceLogger } from '../../http/server.ts';
import type { Store } from '@chamba/database';
import type { SampleClock } from '../../model/clock.ts';
import { UnreadableQueryError } from './expression.ts';
import { countOffers, forgetChanges, keepChanges, readChanges, settledVersion } from './offer-source.ts';
import { pauses, StoppedError } from './pause.ts';
import { ReadCopy, TooLargeError } from './read-copy.ts';
import { sqlBackend } from './search-backend.ts';
import type { SearchBackend, SearchReader } from './search-backend.ts';
import { SegmentReader } from './segment-reader.ts';

/** Whether offers are searched in memory: where there are many, always, never. */
export const READ_MODEL_MODES = ['auto', 'on', 'off'] as const;

/** One of them. */
export type ReadModelMode = (typeof READ_MODEL_MODES)[number];

/** Offers from which `auto` begins and below which it ends: fewer are searched by SQL as fast as needed. */
const AUTO_FROM = 20_000;
const AUTO_TO = 15_000;

/** Changed offers that a search waits for; of more the copy catches up in the background. */
const MAX_BATCH = 2_000;

/** Changed offers that the copy catches up with; after more it is made anew. */
const MAX_CATCH_UP = 100_000;

const BATCH = 500;

/** Interval of the heartbeat that reports the version read, and delay before a retry after a failure. */
const BEAT_MS = 600_000;
const RETRY_MS = 60_000;

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/**
 * Searches a copy of the offers in this process's memory, and the database by SQL wherever the copy is not there, is
 * behind, or does not know. Before each search the copy takes in every change that was committed before it.
 */
export class ReadModel implements SearchBackend {
  readonly #store: Store;
  readonly #clock: SampleClock;
  readonly #logger: ServiceLogger;
  readonly #mode: ReadModelMode;
  readonly #mostBytes: number;
  readonly #sql: SearchBackend;
  #copy: ReadCopy | null = null;
  /** What is done in the background: making the copy, catching up, putting together. */
  #work: Promise<void> | null = null;
  /** The check that is under way, and the one that begins after it. */
  #check: Promise<ReadCopy | null> | null = null;
  #nextCheck: Promise<ReadCopy | null> | null = null;
  #beat: NodeJS.Timeout | null = null;
  #retry: NodeJS.Timeout | null = null;
  /** Version at the last heartbeat: what is older than the one before is no longer needed. */
  #beatVersion = -1;
  #isTooLarge = false;
  #stopped = false;

  /** @param options.memoryMb most memory that the copy may take, its making included. */
  constructor(options: {
    store: Store;
    clock: SampleClock;
    logger: ServiceLogger;
    mode: ReadModelMode;
    memoryMb: number;
  }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#mode = options.mode;
    this.#mostBytes = options.memoryMb * 2 ** 20;
    this.#sql = sqlBackend(options.store, options.clock);
  }

  /** Whether searches may be answered from memory now. */
  get isReady(): boolean {
    return this.#copy !== null;
  }

  /** Bytes that the copy takes, about; 0 without one. */
  get bytes(): number {
    return this.#copy?.bytes ?? 0;
  }

  /** Begins in the background, and looks again whenever it is called: to be called when the catalogue changed. */
  reconsider(): void {
    if (this.#mode === 'off' || this.#stopped || this.#work) return;
    this.#inBackground(async () => {
      if (!(await this.#isWanted())) {
        if (this.#copy) this.#drop('Searches run by SQL again');
        return;
      }
      if (!this.#copy) await this.#make();
      else await this.#catchUp(this.#copy);
    });
  }

  async reader(): Promise<SearchReader> {
    const sql = await this.#sql.reader();
    if (this.#mode === 'off' || !this.#copy) return sql;
    const copy = await this.#current().catch((error: unknown) => {
      this.#failed('Checking the offers in memory', error);
      return null;
    });
    return copy ? this.#createReader(copy, sql) : sql;
  }

  /** Waits until nothing is done in the background. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#beat) clearInterval(this.#beat);
    if (this.#retry) clearTimeout(this.#retry);
    await this.settled();
    await this.#check?.catch(() => undefined);
    this.#copy = null;
  }

  #createReader(copy: ReadCopy, sql: SearchReader): SearchReader {
    const inMemory = new SegmentReader(copy, this.#clock);
    const either = async <T>(fast: () => T, slow: () => Promise<T>): Promise<T> => {
      try {
        return fast();
      } catch (error) {
        if (!(error instanceof UnreadableQueryError)) this.#failed('A search in memory', error);
        return slow();
      }
    };
    return {
      counts: (query) =>
        either(
          () => inMemory.counts(query),
          () => sql.counts(query),
        ),
      groups: (query) =>
        either(
          () => inMemory.groups(query),
          () => sql.groups(query),
        ),
      pageIds: (query, hits) =>
        either<readonly number[]>(
          () => inMemory.pageIds(query, hits),
          () => sql.pageIds(query, hits),
        ),
      placedIds: (query, most) =>
        either(
          () => inMemory.placedIds(query, most),
          () => sql.placedIds(query, most),
        ),
      withTexts: (texts) =>
        either<readonly number[]>(
          () => inMemory.withTexts(texts),
          () => sql.withTexts(texts),
        ),
      since: (query, seconds) =>
        either(
          () => inMemory.since(query, seconds),
          () => sql.since(query, seconds),
        ),
    };
  }

  /**
   * The copy with all that was committed before this call; null when it is behind. Calls that come while a check is
   * under way share the one after it: what they must see may be too late for the first.
   */
  #current(): Promise<ReadCopy | null> {
    if (this.#nextCheck) return this.#nextCheck;
    const before = this.#check;
    if (!before) return this.#begin();
    this.#nextCheck = before
      .catch(() => null)
      .then(() => {
        this.#nextCheck = null;
        return this.#begin();
      });
    return this.#nextCheck;
  }

  #begin(): Promise<ReadCopy | null> {
    const check = this.#bringUp().finally(() => {
      if (this.#check === check) this.#check = null;
    });
    this.#check = check;
    return check;
  }

  async #bringUp(): Promise<ReadCopy | null> {
    const copy = this.#copy;
    if (!copy || this.#isCatchingUp) return null;
    const { version, floor, ids } = await readChanges(this.#store, copy.version, MAX_BATCH);
    if (version === copy.version) return copy;
    if (floor > copy.version || version < copy.version || ids.length >= MAX_BATCH) {
      this.reconsider();
      return null;
    }
    await copy.renew(this.#store, ids, () => Promise.resolve());
    copy.version = version;
    if (copy.isUntidy) this.#tidy();
    return copy;
  }

  #isCatchingUp = false;

  /** Takes in many changes, some at a time; searches go by SQL meanwhile. */
  async #catchUp(copy: ReadCopy): Promise<void> {
    // A check that is under way changes the copy too.
    this.#isCatchingUp = true;
    try {
      await this.#check?.catch(() => undefined);
      for (;;) {
        const { version, floor, ids } = await readChanges(this.#store, copy.version, MAX_CATCH_UP);
        if (version === copy.version) break;
        if (floor > copy.version || version < copy.version || ids.length >= MAX_CATCH_UP) {
          this.#copy = null;
          return await this.#make();
        }
        const pause = pauses(() => this.#stopped);
        for (let at = 0; at < ids.length; at += BATCH) {
          await copy.renew(this.#store, ids.slice(at, at + BATCH), pause);
          await copy.tidy(pause);
        }
        copy.version = version;
      }
    } finally {
      this.#isCatchingUp = false;
    }
  }

  async #make(): Promise<void> {
    if (this.#isTooLarge) return;
    const started = performance.now();
    const pause = pauses(() => this.#stopped);
    await keepChanges(this.#store);
    const copy = new ReadCopy(await settledVersion(this.#store));
    try {
      await copy.fill(this.#store, await countOffers(this.#store), this.#mostBytes, pause);
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      this.#isTooLarge = true;
      this.#logger.warn(`Searches run by SQL: ${error.message} Allow more with SEARCH_READ_MODEL_MB.`);
      return;
    }
    this.#beat ??= setInterval(() => void this.#onBeat(), BEAT_MS).unref();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    this.#logger.info(
      `Searches run in memory: ${copy.offers} offers, ${megabytes(copy.bytes)} MB, read in ${seconds} s`,
    );
    this.#copy = copy;
    await this.#catchUp(copy);
  }

  /** Puts segments together beside the searches. */
  #tidy(): void {
    if (this.#work || this.#stopped) return;
    this.#inBackground(async () => {
      const pause = pauses(() => this.#stopped);
      while ((await this.#copy?.tidy(pause)) && !this.#stopped);
    });
  }

  async #isWanted(): Promise<boolean> {
    if (this.#mode === 'on') return true;
    const offers = await countOffers(this.#store);
    return offers >= (this.#copy ? AUTO_TO : AUTO_FROM);
  }

  async #onBeat(): Promise<void> {
    const copy = this.#copy;
    if (!copy) return;
    try {
      await keepChanges(this.#store);
      if (this.#beatVersion >= 0) await forgetChanges(this.#store, this.#beatVersion);
      this.#beatVersion = copy.version;
    } catch (error) {
      this.#failed('Keeping the changes of offers', error);
    }
    this.reconsider();
  }

  #drop(why: string): void {
    this.#copy = null;
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
    this.#beatVersion = -1;
    this.#logger.info(why);
  }

  /** Leaves the searches to SQL and begins anew some time later. */
  #failed(what: string, error: unknown): void {
    if (this.#stopped || error instanceof StoppedError) return;
    this.#logger.error(`${what} failed; searches run by SQL`, error);
    this.#copy = null;
    this.#retry ??= setTimeout(() => {
      this.#retry = null;
      this.reconsider();
    }, RETRY_MS).unref();
  }

  #inBackground(work: () => Promise<void>): void {
    const done: Promise<void> = work()
      .catch((error: unknown) => this.#failed('Reading the offers into memory', error))
      .finally(() => {
        if (this.#work === done) this.#work = null;
      });
    this.#work = done;
  }
}
