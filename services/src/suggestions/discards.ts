import type { Queryable } from '@chamba/database';

/** Discarded offers that are kept of a person: what is older than as many has expired. */
const MOST_KEPT = 500;

/** Notes that a person does not want an offer suggested. */
export async function discardOffer(
  db: Queryable,
  accountId: number,
  offerId: number,
  now: Date,
): Promise<void> {
  await db.query(
    'insert into offer_discard (account_id, offer_id, discarded_at) values ($1, $2, $3) on conflict do nothing',
    [accountId, offerId, now],
  );
  await db.query(
    `delete from offer_discard where account_id = $1 and offer_id not in (
       select offer_id from offer_discard where account_id = $1 order by discarded_at desc limit $2)`,
    [accountId, MOST_KEPT],
  );
}

/** Takes that back. */
export async function restoreOffer(db: Queryable, accountId: number, offerId: number): Promise<void> {
  await db.query('delete from offer_discard where account_id = $1 and offer_id = $2', [accountId, offerId]);
}

/** Offers that are not to be suggested to a person: discarded, or applied for. */
export async function readUnwanted(db: Queryable, accountId: number): Promise<Set<number>> {
  const { rows } = await db.query<{ id: number }>(
    `select offer_id as id from offer_discard where account_id = $1
     union select job_id as id from application where account_id = $1`,
    [accountId],
  );
  return new Set(rows.map(({ id }) => id));
}
