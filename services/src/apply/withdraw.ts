import { WITHDRAWAL_UNDO_MS } from '@chamba/kernel/applications';
import type { ApplicationStateAnswer, WithdrawAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { cancelDeliveries, queueDelivery, requeueCancelled, wasDelivered } from './delivery-rows.ts';
import { applicationOfKey, applicationTo } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { forgetCancelled, noteCancelled } from './cancelled-keys.ts';
import { changeState } from './change-state.ts';

const undoUntil = (withdrawn: Date): Date => new Date(withdrawn.getTime() + WITHDRAWAL_UNDO_MS);

/** The application to an offer; the one that was made with a key where the advertisement is shown under another id. */
async function lockOwn(
  transaction: Queryable,
  account: Account,
  jobid: number,
  key = '',
): Promise<ApplicationRow | null> {
  if (!(await lockAccount(transaction, account.id))) throw new Fault('AAIS-2');
  return (
    (await applicationTo(transaction, account.id, [jobid], true)) ??
    (key === '' ? null : applicationOfKey(transaction, account.id, key))
  );
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
 * undo has passed. A second withdrawal changes nothing. Calls with the key of what was withdrawn make no application any more.
 * @param key of an application that may not have arrived yet, in lower case: when it does, it is not taken in.
 * @throws Fault MYS-13 no such application and no key, BAD-REQUEST one that the employer has decided on.
 */
export async function withdraw(
  { store, now }: AccountContext,
  account: Account,
  jobid: number,
  key = '',
): Promise<WithdrawAnswer> {
  const until = await store.tx(async (transaction) => {
    const row = await lockOwn(transaction, account, jobid, key);
    const at = now();
    if (!row && key === '') throw new Fault('MYS-13', 404);
    await noteCancelled(transaction, account.id, [key, row?.idempotency_key ?? ''], at);
    // Of what is on its way nothing has arrived.
    if (!row || (key !== '' && (row.status === 'external' || row.status === 'expired'))) return at;
    if (row.status === 'withdrawn') return undoUntil(row.state_at);
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
    if (!row) throw new Fault('MYS-13', 404);
    const at = now();
    const own = { jobid: String(jobid) };
    if (row.status !== 'withdrawn')
      return { ...own, state: row.status, ...(row.waiting ? { waiting: row.waiting } : {}) };
    if (at >= undoUntil(row.state_at)) throw badRequest('Ya pasó el tiempo para deshacerlo.');
    const waiting = row.former_state === 'waiting' ? row.waiting : null;
    const state = await changeState(transaction, row, 'restore', at, waiting);
    if (state === null) throw badRequest('Ya pasó el tiempo para deshacerlo.');
    await forgetCancelled(transaction, account.id, row.idempotency_key);
    await count(transaction, row, 1);
    await cancelDeliveries(transaction, row.id, 'withdrawal');
    await requeueCancelled(transaction, row.id, 'application', at);
    return { ...own, state, ...(waiting ? { waiting } : {}) };
  });
  deliveries.wake();
  return answer;
}
