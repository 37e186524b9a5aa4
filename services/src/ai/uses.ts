import type { Store } from '@chamba/database';
import { Fault } from '../http/fault.ts';
import { refused } from './refusals.ts';

/** How often one job may be improved. */
export const ROLE_CALLS = 3;

/** How many improvements an account gets in a day, over all its jobs: a title that is changed is another job. */
const DAY_CALLS = 30;

/**
 * Counts a call for a job before it is made, so that calls at once do not share one.
 * @param before what the counter of the job was kept under until it was saved.
 * @returns how many there are with this one. @throws Fault AI-CALLS-LIMIT, or GATEWAY-RATE for the account
 */
export function countUse(
  store: Store,
  accountId: number,
  { entry, before }: { entry: string; before: string },
  now: Date,
): Promise<number> {
  return store.tx(async (db) => {
    // Calls of one account wait for one another.
    await db.query('select 1 from account where id = $1 for update', [accountId]);
    if (entry !== before)
      await db.query(
        `update role_improvement set entry = $2 where account_id = $1 and entry = $3
           and not exists (select 1 from role_improvement where account_id = $1 and entry = $2)`,
        [accountId, entry, before],
      );
    const { rows: sums } = await db.query<{ used: number }>(
      `select coalesce(sum(used), 0)::int as used from role_improvement
        where account_id = $1 and used_at > $2::timestamptz - interval '1 day'`,
      [accountId, now],
    );
    if ((sums[0]?.used ?? 0) >= DAY_CALLS) throw new Fault('GATEWAY-RATE', 429);
    const { rows } = await db.query<{ used: number }>(
      `insert into role_improvement (account_id, entry, used, used_at) values ($1, $2, 1, $3)
       on conflict (account_id, entry) do update set used = role_improvement.used + 1, used_at = $3
         where role_improvement.used < ${ROLE_CALLS} returning used`,
      [accountId, entry, now],
    );
    const [row] = rows;
    if (!row) throw refused('AI-CALLS-LIMIT');
    return row.used;
  });
}

/** Takes back a call that brought nothing. */
export async function giveBackUse(store: Store, accountId: number, entry: string): Promise<void> {
  await store.query(
    'update role_improvement set used = used - 1 where account_id = $1 and entry = $2 and used > 0',
    [accountId, entry],
  );
}
