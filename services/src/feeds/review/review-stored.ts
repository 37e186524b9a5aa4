import type { Queryable, Store } from '@chamba/database';
import { applyChanges } from '../catalogue-changes.ts';
import { lockFamilies } from '../duplicates/families.ts';
import { STORED_COLUMNS } from '../stored-offer.ts';
import type { StoredOffer } from '../stored-offer.ts';
import { holdOffers, publishOffers } from '../write-offers.ts';
import { keepReviews } from './keep-reviews.ts';
import { REVIEW_VERSION } from './review-offer.ts';

/** Offers reviewed in one transaction: who waits for the database waits for so many. */
const BATCH = 200;

/** How far the stored offers were reviewed: all by the rules of `version`, and those up to `last` by the present ones. */
type Progress = { version: number; last: number };

const writeProgress = (db: Queryable, progress: Progress): Promise<unknown> =>
  db.query(
    "insert into setting (key, value) values ('review', $1) on conflict (key) do update set value = excluded.value",
    [JSON.stringify(progress)],
  );

/** Notes that every stored offer was reviewed by the present rules. */
export async function noteReviewed(db: Queryable): Promise<void> {
  await writeProgress(db, { version: REVIEW_VERSION, last: 0 });
}

/** Reviews the next offers. @returns null when all are reviewed, else how many of them are held from now on. */
function reviewNext(store: Store, now: Date): Promise<number | null> {
  return store.tx(async (transaction) => {
    await lockFamilies(transaction);
    // Of several processes one works at a time.
    const { rows: settings } = await transaction.query<{ value: Progress }>(
      "select value from setting where key = 'review' for update",
    );
    const progress = settings[0]?.value ?? { version: 0, last: 0 };
    if (progress.version === REVIEW_VERSION) return null;
    const { rows } = await transaction.query<StoredOffer & { held: boolean }>(
      `select ${STORED_COLUMNS}, held from offer where id > $1 and (listed or held and digest <> '')
         order by id limit ${BATCH} for update`,
      [progress.last],
    );
    const last = rows.at(-1)?.id;
    if (last === undefined) {
      await noteReviewed(transaction);
      return null;
    }
    const held = await keepReviews(transaction, rows, now);
    const fresh = rows.filter((row) => held.has(row.id) && !row.held);
    await holdOffers(
      transaction,
      fresh.map(({ id }) => id),
    );
    await publishOffers(
      transaction,
      rows.filter((row) => row.held && !held.has(row.id)),
      now,
    );
    await writeProgress(transaction, { version: progress.version, last });
    return fresh.length;
  });
}

/**
 * Reviews the offers that were stored by a program without the present rules, batch by batch beside all other work; one
 * that was broken off goes on where it stood.
 * @param goesOn asked before every batch.
 * @returns how many offers it took out of searches; null when there was nothing to review.
 */
export async function reviewStored(store: Store, now: Date, goesOn: () => boolean): Promise<number | null> {
  await store.query(
    `insert into setting (key, value) values ('review', '{"version": 0, "last": 0}') on conflict do nothing`,
  );
  let total: number | null = null;
  while (goesOn()) {
    const held = await reviewNext(store, now);
    if (held === null) break;
    total = (total ?? 0) + held;
  }
  if (total) await applyChanges(store);
  return total;
}
