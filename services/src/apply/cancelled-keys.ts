import type { Queryable } from '@chamba/database';

/**
 * Notes that an application was cancelled, so that a call with its key which arrives late makes none.
 * @param keys of the calls that made it, in lower case; an empty one names none.
 */
export async function noteCancelled(
  transaction: Queryable,
  accountId: number,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await transaction.query(
    `insert into cancelled_key (account_id, key, cancelled_at)
       select $1::int, key, $3::timestamptz from unnest($2::text[]) as key where key <> ''
       on conflict (account_id, key) do nothing`,
    [accountId, [...new Set(keys)], at],
  );
}

/** Takes back what {@link noteCancelled} noted: the application with this key counts again. */
export async function forgetCancelled(transaction: Queryable, accountId: number, key: string): Promise<void> {
  await transaction.query('delete from cancelled_key where account_id = $1 and key = $2', [accountId, key]);
}

/** Whether the application of a key was cancelled. */
export async function isCancelled(transaction: Queryable, accountId: number, key: string): Promise<boolean> {
  const { rows } = await transaction.query('select 1 from cancelled_key where account_id = $1 and key = $2', [
    accountId,
    key,
  ]);
  return rows.length > 0;
}
