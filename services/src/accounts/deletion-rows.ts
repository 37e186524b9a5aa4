import type { Queryable } from '@chamba/database';
import { HOUR_MS } from '../model/clock.ts';

/** Time in which a deletion can be stopped by its account's owner, in milliseconds. */
export const GRACE_MS = 24 * HOUR_MS;

/** When an account will be deleted; null if none is queued. */
export async function deletionDue(db: Queryable, accountId: number): Promise<Date | null> {
  const { rows } = await db.query<{ due_at: Date }>(
    'select due_at from account_deletion where account_id = $1',
    [accountId],
  );
  return rows[0]?.due_at ?? null;
}

/** Queues the deletion of an account. One that is queued already keeps its time. @returns when it is due. */
export async function queueDeletion(
  db: Queryable,
  accountId: number,
  reason: number,
  now: Date,
): Promise<Date> {
  const due = new Date(now.getTime() + GRACE_MS);
  await db.query(
    `insert into account_deletion (account_id, requested_at, due_at, reason) values ($1, $2, $3, $4)
       on conflict (account_id) do nothing`,
    [accountId, now, due, reason],
  );
  return (await deletionDue(db, accountId)) ?? due;
}

/** Takes the deletion of an account out of the queue. @returns whether there was one. */
export async function cancelDeletion(db: Queryable, accountId: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from account_deletion where account_id = $1', [accountId]);
  return rowCount > 0;
}
