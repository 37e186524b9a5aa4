import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { offerDates, readShownOffer } from '../jobs/offers.ts';
import { APPLICATION_COLUMNS } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { changeState } from './change-state.ts';
import { checkReadiness } from './readiness.ts';
import { storeAccepted, readWaitingWish } from './store-application.ts';

/** Accounts of one sweep. */
const SWEEP_LIMIT = 50;

type ReleaseContext = Pick<AccountContext, 'clock' | 'now'>;

/** Whether an offer is kept from visitors until the operator has decided about it. */
async function isHeld(transaction: Queryable, jobid: number): Promise<boolean> {
  const { rows } = await transaction.query<{ held: boolean }>('select held from offer where id = $1', [
    jobid,
  ]);
  return rows[0]?.held ?? false;
}

async function releaseOne(
  { clock, now }: ReleaseContext,
  transaction: Queryable,
  account: Account,
  row: ApplicationRow,
): Promise<void> {
  const offer = await readShownOffer(transaction, row.job_id);
  if (!offer && (await isHeld(transaction, row.job_id))) return;
  const at = now();
  const expires = offer && offerDates(offer, clock).expires;
  // An offer that takes its applications elsewhere now has ended for this one.
  if (!offer || !expires || expires <= at || (!offer.recipient && offer.redirecturl)) {
    await changeState(transaction, row, 'expire', at);
    return;
  }
  if (!account.enabledlogin || account.restricted) return;
  const wish = await readWaitingWish(transaction, row);
  const readiness = await checkReadiness(transaction, account, offer, wish);
  if ('reason' in readiness) {
    if (readiness.reason !== row.waiting) await changeState(transaction, row, 'wait', at, readiness.reason);
    if (expires.getTime() !== row.dateexpires.getTime())
      await transaction.query('update application set dateexpires = $2 where id = $1', [row.id, expires]);
    return;
  }
  await storeAccepted(transaction, account, row, { offer, expires }, { ...readiness, now: at });
}

/**
 * Accepts the waiting applications of an account whose obstacles are gone, and ends those whose offers have ended: part of
 * the transaction of the change that removes an obstacle.
 */
export async function releaseWaiting(
  context: ReleaseContext,
  transaction: Queryable,
  accountId: number,
): Promise<void> {
  const { rows: some } = await transaction.query(
    "select 1 from application where account_id = $1 and status = 'waiting' limit 1",
    [accountId],
  );
  if (some.length === 0) return;
  const account = await lockAccount(transaction, accountId);
  if (!account) return;
  const { rows } = await transaction.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application where account_id = $1 and status = 'waiting' order by id for update`,
    [accountId],
  );
  for (const row of rows) await releaseOne(context, transaction, account, row);
}

/**
 * Releases what changed by itself: waiting applications to offers that have ended, and those of accounts whose obstacle went
 * away elsewhere. Runs now and then.
 */
export async function sweepWaiting(context: ReleaseContext & Pick<AccountContext, 'store'>): Promise<void> {
  const { store, now } = context;
  const { rows } = await store.query<{ account_id: number }>(
    `select distinct account_id from application join account on account.id = account_id
      where status = 'waiting' and (
        dateexpires <= $1
        or not exists (select from offer where offer.id = job_id)
        or exists (select from offer where offer.id = job_id and offer.expires_at <= $1)
        or enabledlogin and not restricted and validemail and termsandconditions and waiting in ('confirm', 'terms')
        or waiting = 'answers' and exists (
          select from offer where offer.id = job_id and offer.questions = '[]'))
      limit ${SWEEP_LIMIT}`,
    [now()],
  );
  for (const { account_id } of rows)
    await store.tx((transaction) => releaseWaiting(context, transaction, account_id));
}
