import { performance } from 'node:perf_hooks';
import { readSpanishWords } from '../../text/dictionary.ts';
import type { SampleClock } from '../../model/clock.ts';
import type { PlaceIndex } from '../../lookup/place-index.ts';
import type { Store } from '@chamba/database';
import { applyChanges } from '../catalogue-changes.ts';
import { requireUnpaused } from '../feed-states.ts';
import type { Finding } from '../review/rule.ts';
import { refreshStatistics } from '../statistics.ts';
import { FeedWriter } from './feed-writer.ts';
import type { FeedCounts } from './feed-writer.ts';
import { claimFeed } from './feed-run.ts';
import { createFindPlace } from './find-place.ts';
import { detectFormat, getKeyField, getReader, refuseWebPage } from './formats.ts';
import type { FeedFormat } from './formats.ts';
import { readRecipient } from './offer-draft.ts';
import { TitleReader } from './offer-title.ts';
import { openSource, UnreadableSourceError } from './open-source.ts';
import type { FieldFault, Reading, ReadingContext } from './reading.ts';
import { spoolSample } from './sample-source.ts';

/** Options of an import. */
export type FeedImportOptions = {
  /** Name of the feed: the same name again updates the same offers. Letters, digits, dots, dashes. */
  feed: string;
  /** Detected from the first bytes of the file if missing. */
  format?: FeedFormat | undefined;
  /** Retires the feed's offers that the file does not have. */
  replace?: boolean | undefined;
  /** Retires them even when they are more than half of the feed. */
  force?: boolean | undefined;
  /** Reads and checks everything and writes nothing. */
  dryRun?: boolean | undefined;
  /** Files of the portal only: dates are moved so that the newest vacancy is of today, and offers are a sample. */
  sample?: boolean | undefined;
  /** Default recipient of applications, for offers that name none: a mail address or an https URL. */
  recipient?: string | undefined;
  /** Ends the import between two batches; what was written stays. */
  signal?: AbortSignal | undefined;
  /** Called with the progress, at most some times a second, and with each of the first rejected records. */
  onEvent?: ((event: FeedImportEvent) => void) | undefined;
};

/** A record that was left out. */
export type Rejection = { record: number; line: number; key: string | null } & FieldFault;

/** A record that would be held for the operator's decision, and why. */
export type HeldRecord = { record: number; line: number; key: string; title: string; findings: Finding[] };

export type FeedImportEvent =
  | { type: 'started'; feed: string; format: FeedFormat; dryRun: boolean }
  | ({ type: 'progress'; bytes: number } & FeedCounts)
  | ({ type: 'rejected' } & Rejection)
  | ({ type: 'held' } & HeldRecord);

/** What came of an import. */
export type FeedImportSummary = FeedCounts & {
  feed: string;
  format: FeedFormat;
  dryRun: boolean;
  /** Bytes of the source as they came, packed or not. */
  bytes: number;
  seconds: number;
  /** What an operator should know besides the counts. */
  notes: string[];
};

/** An import that cannot start, or whose options contradict each other. */
export class FeedOptionsError extends Error {
  override name = 'FeedOptionsError';
}

/** Rejected records that are reported one by one; the others are only counted. */
const MAX_REPORTED = 1_000;
const BATCH = 500;

/** Records of a batch while people use the same connection: they wait for one at most. */
const SMALL_BATCH = 25;

const PROGRESS_MS = 250;

/** Batches after which the totals are brought up to date while an import goes on. */
const BATCHES_A_COUNT = 100;

/** Written offers from which the planner's statistics are taken anew. */
const STATISTICS_FROM = 5_000;

function checkOptions(
  options: FeedImportOptions,
  shippedFeeds: readonly string[],
  allowPrivateWebhooks: boolean,
): void {
  if (!/^[a-z0-9][a-z0-9._-]{0,79}$/i.test(options.feed))
    throw new FeedOptionsError('The feed needs a name of letters, digits, dots and dashes (--feed).');
  if (shippedFeeds.includes(options.feed))
    throw new FeedOptionsError(
      `"${options.feed}" is the shipped sample: give the feed another name (--feed).`,
    );
  const { recipient } = options;
  if (recipient && !readRecipient(recipient, allowPrivateWebhooks))
    throw new FeedOptionsError('The recipient must be a mail address or an https address.');
}

/**
 * Imports a source of vacancies: streaming, in constant memory, in batches that are each kept or not at all. A record
 * that cannot be used is rejected alone. Importing the same source again changes nothing; one that was broken off is
 * completed by importing it again.
 * @throws FeedOptionsError, FeedPausedError, FeedBusyError, UnreadableSourceError; an error of the stream as it is.
 */
export async function importFeed(
  {
    store,
    clock,
    shippedFeeds,
    places,
    allowPrivateWebhooks,
  }: {
    store: Store;
    clock: SampleClock;
    shippedFeeds: readonly string[];
    /** The places that the place box of the site knows. */
    places: Pick<PlaceIndex, 'catalogue'>;
    /** Whether webhooks may be at http addresses, for development. */
    allowPrivateWebhooks: boolean;
  },
  stream: AsyncIterable<Uint8Array>,
  options: FeedImportOptions,
): Promise<FeedImportSummary> {
  checkOptions(options, shippedFeeds, allowPrivateWebhooks);
  const { feed, signal, dryRun = false } = options;
  await requireUnpaused(store, feed);
  const started = performance.now();
  const emit = options.onEvent ?? (() => undefined);
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  const run = await claimFeed(store.bulk, feed);
  const writer = new FeedWriter({ store: store.bulk, run, feed, dryRun, now: clock.now });
  let dropSpool = async (): Promise<void> => undefined;
  try {
    const source = await openSource(counted());
    refuseWebPage(source.head);
    const format = options.format ?? detectFormat(source.head);
    writer.keyField = getKeyField(format);
    const context: ReadingContext = {
      feed,
      now: clock.now,
      findPlace: createFindPlace(await places.catalogue()),
      titles: new TitleReader(await readSpanishWords()),
      recipient: options.recipient ?? null,
      allowPrivateWebhooks,
      sample: null,
    };
    let content = source.bytes;
    if (options.sample) {
      if (format !== 'portal') throw new FeedOptionsError('Only files of the public portal can be a sample.');
      const spooled = await spoolSample(source.bytes, clock);
      dropSpool = spooled.remove;
      content = spooled.bytes();
      context.sample = { moveDays: spooled.moveDays };
    }
    emit({ type: 'started', feed, format, dryRun });

    let reported = 0;
    let listed = 0;
    let lastTold = 0;
    let uncounted = 0;
    let underWay: Promise<Rejection[]> = Promise.resolve([]);
    const settle = async (): Promise<void> => {
      for (const rejection of await underWay) {
        reported += 1;
        if (reported <= MAX_REPORTED) emit({ type: 'rejected', ...rejection });
      }
      underWay = Promise.resolve([]);
      for (const held of writer.takeHolding()) {
        listed += 1;
        if (listed <= MAX_REPORTED) emit({ type: 'held', ...held });
      }
      if (performance.now() - lastTold < PROGRESS_MS) return;
      lastTold = performance.now();
      emit({ type: 'progress', bytes, ...writer.counts });
    };
    // One batch is written while the next one is read.
    const write = async (batch: Reading[]): Promise<void> => {
      await settle();
      signal?.throwIfAborted();
      underWay = writer.write(batch);
      underWay.catch(() => undefined);
      uncounted += batch.length;
      if (uncounted >= BATCHES_A_COUNT * BATCH) {
        uncounted = 0;
        await settle();
        await applyChanges(store.bulk);
      }
    };
    let batch: Reading[] = [];
    try {
      for await (const readings of getReader(format)(content, context)) {
        for (const reading of readings) {
          batch.push(reading);
          if (batch.length < (store.isBusy ? SMALL_BATCH : BATCH)) continue;
          const full = batch;
          batch = [];
          await write(full);
        }
      }
      if (batch.length > 0) await write(batch);
      await settle();
    } finally {
      // Nothing may be under way when the feed is given back.
      await underWay.catch(() => undefined);
    }
    signal?.throwIfAborted();

    const notes: string[] = [];
    if (writer.counts.read === 0) notes.push('The file has no records.');
    if (options.replace) notes.push(...(await writer.retireMissing(options.force ?? false)));
    if (reported > MAX_REPORTED) notes.push(`${reported - MAX_REPORTED} further rejections are not listed.`);
    if (writer.withoutRecipient > 0)
      notes.push(
        `${writer.withoutRecipient} offers have no recipient for applications: give an address with --recipient.`,
      );
    if (listed > MAX_REPORTED)
      notes.push(`${listed - MAX_REPORTED} further offers to be held are not listed.`);
    if (writer.held > 0)
      notes.push(
        dryRun
          ? `${writer.held} offers show signs of fraud and would be held until you decide.`
          : `${writer.held} offers show signs of fraud and are held until you decide: list them with chamba jobs held.`,
      );
    if (writer.repeated > 0)
      notes.push(
        `${writer.repeated} offers repeat an advertisement that is there or comes earlier in the file: ${dryRun ? 'each would be' : 'each is'} one card with it.`,
      );
    emit({ type: 'progress', bytes, ...writer.counts });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { feed, format, dryRun, bytes, seconds, ...writer.counts, notes };
  } catch (error) {
    if (error instanceof RangeError && /encoding/i.test(error.message))
      throw new UnreadableSourceError('The encoding that the file names is not known.', { cause: error });
    throw error;
  } finally {
    await dropSpool();
    try {
      await applyChanges(store.bulk);
      if (writer.written > STATISTICS_FROM) await refreshStatistics(store.bulk);
    } finally {
      await run.release();
    }
  }
}
