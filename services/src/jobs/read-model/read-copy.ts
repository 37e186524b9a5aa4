import type { Queryable } from '@chamba/database';
import { emptyDictionaries } from './dictionary.ts';
import type { Dictionaries } from './dictionary.ts';
import { mergeSegments } from './merge-segments.ts';
import { readAfter, readSome } from './offer-source.ts';
import type { Pause } from './pause.ts';
import { SegmentBuilder } from './segment-builder.ts';
import type { Segment } from './segment.ts';

/** Offers read at once. */
const BATCH = 1_000;

/** Segments that are searched one by one before some are put together. */
const MAX_SEGMENTS = 6;

/** A segment joins those that are together at least this share of it. */
const JOIN_SHARE = 2;

/** The copy would take more memory than it may. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
  constructor(readonly bytes: number) {
    super(`The offers in memory would take more than ${Math.round(bytes / 2 ** 20)} MB.`);
  }
}

/** A copy in memory of what searches read of offers, as of one version of the database. */
export class ReadCopy {
  readonly dictionaries: Dictionaries = emptyDictionaries();
  #segments: Segment[] = [];
  /** Ids that went while segments were being put together. */
  #gone: number[] | null = null;

  /** @param version every change up to this one is in the copy. */
  constructor(public version: number) {}

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** Offers in it. */
  get offers(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.count, 0);
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    const { terms, ...codes } = this.dictionaries;
    return (
      terms.bytes +
      Object.values(codes).reduce((sum, { bytes }) => sum + bytes, 0) +
      this.#segments.reduce((sum, { bytes }) => sum + bytes, 0)
    );
  }

  /**
   * Reads all offers. What changes meanwhile may be in it or not: changes since the version are to be applied.
   * @param expected offers, about.
   * @param mostBytes it may take, its making included.
   * @throws TooLargeError when they are not enough.
   */
  async fill(db: Queryable, expected: number, mostBytes: number, pause: Pause): Promise<void> {
    const builder = new SegmentBuilder(this.dictionaries, Math.ceil(expected * 1.02) + BATCH);
    let coming = readAfter(db, 0, BATCH);
    for (;;) {
      const rows = await coming;
      const last = rows.at(-1);
      if (!last) break;
      coming = readAfter(db, last.id, BATCH);
      // If reading stops here, no consumer waits for the rest.
      coming.catch(() => undefined);
      for (const row of rows) {
        builder.add(row);
        await pause();
      }
      if (this.bytes + builder.bytes * 2 > mostBytes) throw new TooLargeError(mostBytes);
    }
    this.#segments = [await builder.finish(pause)];
  }

  /** Brings offers up to what the database has of them now. */
  async renew(db: Queryable, ids: readonly number[], pause: Pause): Promise<void> {
    const rows = await readSome(db, ids);
    const builder = new SegmentBuilder(this.dictionaries, rows.length);
    for (const row of rows) builder.add(row);
    const segment = rows.length > 0 ? await builder.finish(pause) : null;
    // From here on nothing waits: a search sees all of it or nothing.
    for (const id of ids) for (const one of this.#segments) one.remove(id);
    this.#gone?.push(...ids);
    if (segment) this.#segments = [...this.#segments, segment];
  }

  /** Segments that should be one; none when there is nothing to do. */
  get #untidy(): Segment[] {
    const sorted = this.#segments.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
    const gone = this.#segments.reduce((sum, { size, count }) => sum + size - count, 0);
    if (gone > 1_000 && gone * 4 > this.offers) return sorted;
    if (this.#segments.length <= MAX_SEGMENTS) return [];
    const joined: Segment[] = [];
    let sum = 0;
    for (const segment of sorted) {
      if (joined.length > 1 && segment.count > sum * JOIN_SHARE) break;
      joined.push(segment);
      sum += segment.count;
    }
    return joined;
  }

  /** Whether there are segments to be put together. */
  get isUntidy(): boolean {
    return this.#untidy.length > 0;
  }

  /** Puts segments together where there are too many; searches go on meanwhile. @returns whether there were any. */
  async tidy(pause: Pause): Promise<boolean> {
    const untidy = new Set(this.#untidy);
    if (untidy.size === 0) return false;
    this.#gone = [];
    try {
      const merged = await mergeSegments([...untidy], pause);
      for (const id of this.#gone) merged.remove(id);
      const others = this.#segments.filter((segment) => !untidy.has(segment) && segment.count > 0);
      this.#segments = merged.count > 0 ? [merged, ...others] : others;
    } finally {
      this.#gone = null;
    }
    return true;
  }
}
