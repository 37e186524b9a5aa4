import { WITHDRAWAL_UNDO_MS } from '@chamba/kernel/applications';
import type { ApplicationStateAnswer, WithdrawAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { cancelDeliveries, queueDelivery, requeueCancelled, wasDelivered } from './delivery-rows.ts';
import { applicationTo } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { changeState } from './change-state.ts';

const undoUntil = (withdrawn: Date): Date => new Date(withdrawn.getTime() + WITHDRAWAL_UNDO_MS);

async function lockOwn(transaction: Queryable, account: Account, jobid: number): Promise<ApplicationRow> {
  if (!(await lockAccount(transaction, account.id))) throw new Fault('AAIS-2');
  const row = await applicationTo(transaction, account.id, [jobid], true);
  if (!row) throw new Fault('MYS-13', 404);
  return row;
}

/** The offer's count of applications, which only those that were accepted are part of. */
async function count(
  transaction: Queryable,
  { job_id, snapshot }: ApplicationRow,
  by: 1 | -1,
): Promise<void> {
  if (!snapshot) return;
  await transaction.query('update offer set applies = greatest(0, applies + $2) where id = $1', [job_id, by]);
}

/**
 * Takes an application back. What was not delivered is not sent; of what was, the employer is notified once, when the time to
 * undo has passed. A second withdrawal changes nothing.
 * @throws Fault MYS-13 no such application, BAD-REQUEST one that the employer has decided on.
 */
export async function withdraw(
  { store, now }: AccountContext,
  account: Account,
  jobid: number,
): Promise<WithdrawAnswer> {
  const until = await store.tx(async (transaction) => {
    const row = await lockOwn(transaction, account, jobid);
    if (row.status === 'withdrawn') return undoUntil(row.state_at);
    const at = now();
    if ((await changeState(transaction, row, 'withdraw', at)) === null)
      throw badRequest('Esta postulación ya no se puede retirar.');
    await count(transaction, row, -1);
    await cancelDeliveries(transaction, row.id, 'application');
    if (row.recipient && (await wasDelivered(transaction, row.id)))
      await queueDelivery(transaction, {
        applicationId: row.id,
        kind: 'withdrawal',
        target: row.recipient,
        now: at,
        due: undoUntil(at),
      });
    return undoUntil(at);
  });
  return { jobid: String(jobid), state: 'withdrawn', undountil: until.toISOString() };
}

/**
 * Undoes a withdrawal: the application is as it was before. One that is not withdrawn stays as it is.
 * @throws Fault MYS-13 no such application, BAD-REQUEST when the time has passed.
 */
export async function restore(
  { store, now, deliveries }: AccountContext,
  account: Account,
  jobid: number,
): Promise<ApplicationStateAnswer> {
  const answer = await store.tx(async (transaction) => {
    const row = await lockOwn(transaction, account, jobid);
    const at = now();
    const own = { jobid: String(jobid) };
    if (row.status !== 'withdrawn')
      return { ...own, state: row.status, ...(row.waiting ? { waiting: row.waiting } : {}) };
    if (at >= undoUntil(row.state_at)) throw badRequest('Ya pasó el tiempo para deshacerlo.');
    const waiting = row.former_state === 'waiting' ? row.waiting : null;
    const state = await changeState(transaction, row, 'restore', at, waiting);
    if (state === null) throw badRequest('Ya pasó el tiempo para deshacerlo.');
    await count(transaction, row, 1);
    await cancelDeliveries(transaction, row.id, 'withdrawal');
    await requeueCancelled(transaction, row.id, 'application', at);
    return { ...own, state, ...(waiting ? { waiting } : {}) };
  });
  deliveries.wake();
  return answer;
}
