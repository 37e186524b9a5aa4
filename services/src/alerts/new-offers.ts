import type { Queryable } from '@chamba/database';
import { emptyDictionaries } from '../jobs/read-model/dictionary.ts';
import { readSome } from '../jobs/read-model/offer-source.ts';
import type { Pause } from '../jobs/read-model/pause.ts';
import { SegmentBuilder } from '../jobs/read-model/segment-builder.ts';
import { SegmentReader } from '../jobs/read-model/segment-reader.ts';
import type { Segment } from '../jobs/read-model/segment.ts';
import type { SearchQuery } from '../jobs/search-query.ts';
import type { SampleClock } from '../model/clock.ts';

/** Offers that are read at once. */
const BATCH = 2_000;

/** Offers that came in lately, in memory, asked as searches ask all offers. */
export class NewOffers {
  readonly #reader: SegmentReader;
  /** Number of each offer by its id. */
  readonly #numbers: ReadonlyMap<number, number>;

  /** @param after those with higher numbers are here. */
  private constructor(
    readonly after: number,
    reader: SegmentReader,
    numbers: ReadonlyMap<number, number>,
  ) {
    this.#reader = reader;
    this.#numbers = numbers;
  }

  /**
   * Reads the offers numbered above `after`, up to `head`, that searches show now.
   * @param pause lets others have the thread.
   */
  static async read(
    db: Queryable,
    clock: SampleClock,
    { after, head }: { after: number; head: number },
    pause: Pause,
  ): Promise<NewOffers> {
    const dictionaries = emptyDictionaries();
    const segments: Segment[] = [];
    const numbers = new Map<number, number>();
    for (let from = after; from < head;) {
      const { rows } = await db.query<{ offer_id: number; number: string }>(
        'select offer_id, number from offer_arrival where number > $1 and number <= $2 order by number limit $3',
        [from, head, BATCH],
      );
      if (rows.length === 0) break;
      for (const { offer_id, number } of rows) numbers.set(offer_id, Number(number));
      from = Number(rows.at(-1)?.number);
      const offers = await readSome(
        db,
        rows.map(({ offer_id }) => offer_id),
      );
      const builder = new SegmentBuilder(dictionaries, offers.length);
      for (const offer of offers) builder.add(offer);
      if (offers.length > 0) segments.push(await builder.finish(pause));
    }
    return new NewOffers(after, new SegmentReader({ segments, dictionaries }, clock), numbers);
  }

  /** How many there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /**
   * Those that a search finds by its words and filters, in the order of its results.
   * @param after number up to which they are no news.
   * @throws UnreadableQueryError for words that only SQL can look up.
   */
  match(query: SearchQuery, after: number): number[] {
    if (query.impossible || this.#numbers.size === 0) return [];
    return this.#reader
      .pageIds({ ...query, page: 1, walk: 0 }, this.#numbers.size)
      .filter((id) => (this.#numbers.get(id) ?? 0) > after);
  }
}
