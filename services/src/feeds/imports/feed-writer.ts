import type { Queryable, Store } from '@chamba/database';
import type { OfferRecord } from '../../model/offer-record.ts';
import { requireUnpaused } from '../feed-states.ts';
import { countRepeats } from '../duplicates/trial-repeats.ts';
import { tryReviews } from '../review/keep-reviews.ts';
import { retireOffers, writeOffers } from '../write-offers.ts';
import type { FeedRun } from './feed-run.ts';
import type { HeldRecord, Rejection } from './import-feed.ts';
import type { FieldFault, Reading } from './reading.ts';

/** What came of the records so far. `retired` offers are out of searches and show as ended. */
export type FeedCounts = {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
  retired: number;
};

type Good = { reading: Reading; offer: OfferRecord };
type Outcome = {
  rejections: Rejection[];
  counts: Partial<FeedCounts>;
  withoutRecipient: number;
  held: number;
  repeated: number;
  /** Records that a trial would hold. */
  holding: HeldRecord[];
};

/** Offers retired in one transaction. */
const RETIRED_AT_ONCE = 500;

/** Offers that are not retired: in searches, or held for the operator's decision. */
const CURRENT = "(listed or held and digest <> '')";

/** Classes of SQLSTATE by which the database refuses the data of a row, not the work. */
const isDataError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

const toRejection = ({ record, line, key }: Reading, fault: FieldFault): Rejection => ({
  record,
  line,
  key,
  ...fault,
});

/** Writes the records of one import and keeps count. */
export class FeedWriter {
  readonly #store: Store;
  readonly #run: FeedRun;
  readonly #feed: string;
  readonly #dryRun: boolean;
  /** What the format calls the key of a record. */
  keyField = 'identifier';
  readonly #now: Date;
  readonly #counts: FeedCounts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, retired: 0 };
  /** Rejected records whose key could not be read: they may belong to any offer. */
  #nameless = 0;
  #withoutRecipient = 0;
  #held = 0;
  #repeated = 0;
  #holding: HeldRecord[] = [];

  constructor(options: { store: Store; run: FeedRun; feed: string; dryRun: boolean; now: Date }) {
    this.#store = options.store;
    this.#run = options.run;
    this.#feed = options.feed;
    this.#dryRun = options.dryRun;
    this.#now = options.now;
  }

  get counts(): FeedCounts {
    return { ...this.#counts };
  }

  /** Offers that were added, changed or retired. */
  get written(): number {
    return this.#counts.added + this.#counts.changed + this.#counts.retired;
  }

  /** Offers that were written without a recipient for applications. */
  get withoutRecipient(): number {
    return this.#withoutRecipient;
  }

  /** Offers that were written and wait for the operator's decision. */
  get held(): number {
    return this.#held;
  }

  /** Offers that repeat an advertisement which was there, or came earlier in the file. */
  get repeated(): number {
    return this.#repeated;
  }

  /** Records that a trial found to be held since this was last asked for. */
  takeHolding(): HeldRecord[] {
    const holding = this.#holding;
    this.#holding = [];
    return holding;
  }

  /** Writes a batch as one transaction. @returns the records that were left out, in order. */
  async write(batch: readonly Reading[]): Promise<Rejection[]> {
    const rejections: Rejection[] = [];
    const good = new Map<string, Good>();
    const ended: string[] = [];
    const rejectedKeys: [key: string, record: number][] = [];
    for (const reading of batch) {
      if ('faults' in reading) {
        for (const fault of reading.faults) rejections.push(toRejection(reading, fault));
        if (reading.key === null) this.#nameless += 1;
        else rejectedKeys.push([reading.key, reading.record]);
        if (reading.ended && reading.key !== null) ended.push(reading.key);
        continue;
      }
      const first = good.get(reading.offer.feedkey);
      if (first) rejections.push(this.#duplicate(reading, first.reading.record));
      else good.set(reading.offer.feedkey, { reading, offer: reading.offer });
    }
    const { counts, ...outcome } = await this.#store
      .tx((transaction) => this.#keep(transaction, [...good.values()], rejectedKeys, ended))
      .catch((error: unknown) => {
        if (!isDataError(error)) throw error;
        return this.#oneByOne(batch, error);
      });
    rejections.push(...outcome.rejections);
    const rejected = new Set(rejections.map(({ record }) => record)).size;
    this.#counts.read += batch.length;
    this.#counts.rejected += rejected;
    for (const [name, count] of Object.entries(counts)) this.#counts[name as keyof FeedCounts] += count;
    this.#withoutRecipient += outcome.withoutRecipient;
    this.#held += outcome.held;
    this.#repeated += outcome.repeated;
    this.#holding.push(...outcome.holding);
    return rejections.sort((a, b) => a.record - b.record);
  }

  #duplicate(reading: Reading, first: number): Rejection {
    return toRejection(reading, { field: this.keyField, reason: `is the same as of record ${first}` });
  }

  async #keep(
    transaction: Queryable,
    good: readonly Good[],
    rejectedKeys: readonly [string, number][],
    ended: readonly string[],
  ): Promise<Outcome> {
    await this.#run.confirm(transaction);
    await requireUnpaused(transaction, this.#feed);
    const rejections = await this.#noteKeys(transaction, good);
    const doubled = new Set(rejections.map(({ record }) => record));
    const kept = good.filter(({ reading }) => !doubled.has(reading.record));
    if (rejectedKeys.length > 0) {
      await transaction.query(
        `insert into ${this.#run.keys} (feedkey, record, rejected)
           select r->>0, (r->>1)::int, true from jsonb_array_elements($1::jsonb) r on conflict do nothing`,
        [JSON.stringify(rejectedKeys)],
      );
    }
    const known = await this.#known(
      transaction,
      kept.map(({ offer }) => offer.feedkey),
    );
    const fresh = kept.filter(({ offer }) => known.get(offer.feedkey) !== offer.digest);
    const counts: Partial<FeedCounts> = { unchanged: kept.length - fresh.length };
    counts.changed = fresh.filter(({ offer }) => known.has(offer.feedkey)).length;
    counts.added = fresh.length - counts.changed;
    let held = 0;
    let repeated = 0;
    const holding: HeldRecord[] = [];
    if (this.#dryRun) {
      const findings = await tryReviews(
        transaction,
        this.#feed,
        fresh.map(({ offer }) => offer),
      );
      held = findings.size;
      for (const { reading, offer } of fresh) {
        const { record, line } = reading;
        const found = findings.get(offer.feedkey);
        if (found) holding.push({ record, line, key: offer.feedkey, title: offer.title, findings: found });
      }
      const trial = { feed: this.#feed, keys: this.#run.keys, now: this.#now };
      const published = fresh.flatMap(({ offer }) => (findings.has(offer.feedkey) ? [] : [offer]));
      repeated = await countRepeats(transaction, trial, published);
    } else {
      const written = await writeOffers(
        transaction,
        fresh.map(({ offer }) => offer),
        this.#now,
      );
      ({ held, repeated } = written);
      counts.retired = await this.#retireEnded(transaction, ended);
    }
    const withoutRecipient = kept.filter(
      ({ offer }) => !offer.recipient && !offer.redirecturl && !offer.issample,
    ).length;
    return { rejections, counts, withoutRecipient, held, repeated, holding };
  }

  /** Notes the keys that were read. @returns those that an earlier record had. */
  async #noteKeys(transaction: Queryable, good: readonly Good[]): Promise<Rejection[]> {
    if (good.length === 0) return [];
    const { keys } = this.#run;
    const { rows } = await transaction.query<{ feedkey: string }>(
      `insert into ${keys} (feedkey, record, rejected)
         select r->>0, (r->>1)::int, false from jsonb_array_elements($1::jsonb) r
         on conflict (feedkey) do update set record = excluded.record, rejected = false where ${keys}.rejected
         returning feedkey`,
      [JSON.stringify(good.map(({ reading, offer }) => [offer.feedkey, reading.record]))],
    );
    if (rows.length === good.length) return [];
    const noted = new Set(rows.map(({ feedkey }) => feedkey));
    const doubled = good.filter(({ offer }) => !noted.has(offer.feedkey));
    const earlier = await transaction.query<{ feedkey: string; record: number }>(
      `select feedkey, record from ${keys} where feedkey = any($1::text[])`,
      [doubled.map(({ offer }) => offer.feedkey)],
    );
    const recordByKey = new Map(earlier.rows.map(({ feedkey, record }) => [feedkey, record]));
    return doubled.map(({ reading, offer }) => this.#duplicate(reading, recordByKey.get(offer.feedkey) ?? 0));
  }

  /** Digests of the offers that the feed has under these keys; empty where the offer is retired. */
  async #known(transaction: Queryable, feedkeys: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await transaction.query<{ feedkey: string; digest: string }>(
      `select feedkey, case when listed or held then digest else '' end as digest from offer
        where feed = $1 and feedkey = any($2::text[])`,
      [this.#feed, feedkeys],
    );
    return new Map(rows.map(({ feedkey, digest }) => [feedkey, digest]));
  }

  async #retireEnded(transaction: Queryable, feedkeys: readonly string[]): Promise<number> {
    if (feedkeys.length === 0) return 0;
    const { rows } = await transaction.query<{ id: number }>(
      `select id from offer where feed = $1 and feedkey = any($2::text[]) and ${CURRENT}`,
      [this.#feed, feedkeys],
    );
    if (rows.length === 0) return 0;
    return retireOffers(
      transaction,
      rows.map(({ id }) => id),
      this.#now,
    );
  }

  /** Writes the records of a batch that the database refused one by one, to find the one it means. */
  async #oneByOne(batch: readonly Reading[], error: Error & { code: string }): Promise<Outcome> {
    const outcome: Outcome = {
      rejections: [],
      counts: {},
      withoutRecipient: 0,
      held: 0,
      repeated: 0,
      holding: [],
    };
    const good = new Map<string, Good>();
    for (const reading of batch) {
      if ('offer' in reading && !good.has(reading.offer.feedkey))
        good.set(reading.offer.feedkey, { reading, offer: reading.offer });
    }
    if (good.size === 0) throw error;
    for (const one of good.values()) {
      try {
        const { rejections, counts, withoutRecipient, held, repeated, holding } = await this.#store.tx(
          (transaction) => this.#keep(transaction, [one], [], []),
        );
        outcome.rejections.push(...rejections);
        outcome.withoutRecipient += withoutRecipient;
        outcome.held += held;
        outcome.repeated += repeated;
        outcome.holding.push(...holding);
        for (const [name, count] of Object.entries(counts)) {
          const key = name as keyof FeedCounts;
          outcome.counts[key] = (outcome.counts[key] ?? 0) + count;
        }
      } catch (refused) {
        if (!isDataError(refused)) throw refused;
        outcome.rejections.push(
          toRejection(one.reading, { field: 'record', reason: `cannot be stored (${refused.code})` }),
        );
      }
    }
    return outcome;
  }

  /**
   * Retires the feed's offers that were not read.
   * @param force also when they are more than half of the feed, or records could not be distinguished.
   * @returns why nothing was retired, if so.
   */
  async retireMissing(force: boolean): Promise<string[]> {
    const missing = `feed = $1 and ${CURRENT} and not exists (select 1 from ${this.#run.keys} k where k.feedkey = offer.feedkey)`;
    const { rows } = await this.#store.query<{ missing: number; listed: number }>(
      `select count(*)::int as listed, (select count(*)::int from offer where ${missing}) as missing
         from offer where feed = $1 and ${CURRENT}`,
      [this.#feed],
    );
    const count = rows[0]?.missing ?? 0;
    if (count === 0) return [];
    if (!force && this.#nameless > 0) {
      return [
        `${count} offers are not in the file and stay: ${this.#nameless} records without a readable key may be theirs (--force retires them).`,
      ];
    }
    if (!force && count * 2 > (rows[0]?.listed ?? 0)) {
      return [
        `${count} offers are not in the file and stay: they are more than half of the feed (--force retires them).`,
      ];
    }
    if (this.#dryRun) {
      this.#counts.retired += count;
      return [];
    }
    for (;;) {
      const retired = await this.#store.tx(async (transaction) => {
        await this.#run.confirm(transaction);
        await requireUnpaused(transaction, this.#feed);
        const found = await transaction.query<{ id: number }>(
          `select id from offer where ${missing} limit ${RETIRED_AT_ONCE}`,
          [this.#feed],
        );
        if (found.rows.length === 0) return 0;
        await retireOffers(
          transaction,
          found.rows.map(({ id }) => id),
          this.#now,
        );
        return found.rows.length;
      });
      if (retired === 0) return [];
      this.#counts.retired += retired;
    }
  }
}
