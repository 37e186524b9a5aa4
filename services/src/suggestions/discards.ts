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

/**
 * Offers that are not to be suggested to a person: discarded, applied for, or the same advertisement as one of these under
 * another identifier.
 * @param also ids that a device says were discarded.
 */
export async function readUnwanted(
  db: Queryable,
  accountId: number,
  also: readonly number[] = [],
): Promise<Set<number>> {
  // Of offers that are one advertisement one stands for the others: it alone would be suggested.
  const { rows } = await db.query<{ id: number }>(
    `select coalesce(offer.shown_by, unwanted.id) as id from (
       select offer_id as id from offer_discard where account_id = $1
       union select job_id from application where account_id = $1
       union select unnest($2::int[])) unwanted left join offer on offer.id = unwanted.id`,
    [accountId, also],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of some offers that a person applied for, in the order given. */
export async function readApplied(
  db: Queryable,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select job_id as id from application where account_id = $1 and job_id = any($2::int[])',
    [accountId, ids],
  );
  const applied = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => applied.has(id));
}
