import type { Queryable, Store } from '@chamba/database';
import { applyChanges } from './catalogue-changes.ts';
import { lockFamilies } from './duplicates/families.ts';
import { retireOffers } from './write-offers.ts';

const BATCH = 500;

/**
 * Takes offers that have ended out of searches; their pages then say so, and applications to them stay.
 * @returns how many there were.
 */
export async function retireExpired(store: Store, now: Date): Promise<number> {
  let retired = 0;
  for (;;) {
    const count = await store.tx(async (transaction) => {
      await lockFamilies(transaction);
      const { rows } = await transaction.query<{ id: number }>(
        `select id from offer where listed and expires_at <= $1
          order by expires_at limit ${BATCH} for update skip locked`,
        [now],
      );
      if (rows.length === 0) return 0;
      await retireOffers(
        transaction,
        rows.map(({ id }) => id),
        now,
      );
      return rows.length;
    });
    if (count === 0) break;
    retired += count;
  }
  await applyChanges(store);
  return retired;
}

/** The moment at which the next listed offer ends; null when none does. */
export async function findNextExpiry(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    'select expires_at as at from offer where listed and expires_at is not null order by expires_at limit 1',
  );
  return rows[0]?.at ?? null;
}
