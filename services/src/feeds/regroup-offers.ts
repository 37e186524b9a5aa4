import type { Store } from '@chamba/database';
import { ChangeTally, keepChange } from './catalogue-changes.ts';
import { joinFamilies, lockFamilies } from './duplicates/families.ts';
import { buildStoredRows, dropFromSearches, readStoredOffers, writeIndex } from './search-rows.ts';
import { settleSearches } from './write-offers.ts';

/**
 * Number of the rules by which offers are the same advertisement. A database of another number compares all its offers
 * anew at the next start.
 */
export const DUPLICATES_VERSION = 1;

const BATCH = 500;

/**
 * Compares all offers of real feeds anew, and leaves one of each advertisement to searches. The changes of the totals are
 * kept for `applyChanges`.
 */
export async function regroupOffers(
  store: Store,
  now: Date,
  onOffers: (done: number, total: number) => void,
): Promise<void> {
  const { rows: counted } = await store.query<{ offers: number }>(
    'select count(*)::int as offers from offer where listed and not issample',
  );
  const total = counted[0]?.offers ?? 0;
  await store.exec('truncate offer_fingerprint');
  let last = 0;
  for (let done = 0; done < total;) {
    const offers = await readStoredOffers(
      store,
      `id > $1 and listed and not issample order by id limit ${BATCH}`,
      [last],
    );
    if (offers.length === 0) return;
    last = offers.at(-1)?.id ?? last;
    await store.tx(async (transaction) => {
      await lockFamilies(transaction);
      const tally = new ChangeTally();
      const { rows: grouped } = await transaction.query<{ id: number }>(
        `update offer set shown_by = null, publications = 1, first_published = null
          where id = any($1::int[]) and (shown_by is not null or first_published is not null) returning id`,
        [offers.map(({ id }) => id)],
      );
      const apart = new Set(grouped.map(({ id }) => id));
      await dropFromSearches(transaction, [...apart], tally);
      const lone = offers
        .filter(({ id }) => apart.has(id))
        .map((offer) => ({ ...offer, first_published: null }));
      const indexed = lone.map((offer) => ({ offer, ...buildStoredRows(offer) }));
      await writeIndex(transaction, indexed);
      for (const { offer, index, lexemes } of indexed) tally.add({ ...offer, ...index, lex: lexemes.lex }, 1);
      const { families } = await joinFamilies(
        transaction,
        offers.map((offer) => ({ id: offer.id, offer })),
        now,
      );
      await settleSearches(transaction, families, tally);
      await keepChange(transaction, tally);
    });
    done += offers.length;
    onOffers(done, total);
  }
}
