import type { Store } from '@chamba/database';
import { applyChanges } from './catalogue-changes.ts';
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
