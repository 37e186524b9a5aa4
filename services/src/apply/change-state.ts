import { nextState } from '@chamba/kernel/applications';
import type { ApplicationCause, ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import type { Queryable } from '@chamba/database';
import { noteApplicationState } from '../notifications/notify.ts';
import type { ApplicationRow } from './application-rows.ts';

/** Writes the dated row that every state of an application has, and notifies the candidate of it. */
export async function recordEvent(
  transaction: Queryable,
  applicationId: number,
  state: ApplicationState,
  at: Date,
  waiting: WaitingReason | null = null,
): Promise<void> {
  await transaction.query(
    'insert into application_event (application_id, state, waiting, at) values ($1, $2, $3, $4)',
    [applicationId, state, waiting, at],
  );
  await noteApplicationState(transaction, applicationId, state, at, waiting);
}

/**
 * Changes the state of an application that the transaction has locked, and records when. What becomes of a withdrawn one
 * changes the state that it is restored to.
 * @returns the new state; null where the cause changes nothing in this state.
 */
export async function changeState(
  transaction: Queryable,
  row: Pick<ApplicationRow, 'id' | 'status' | 'former_state' | 'waiting'>,
  cause: ApplicationCause,
  at: Date,
  waiting: WaitingReason | null = null,
): Promise<ApplicationState | null> {
  const state = nextState(row.status, cause, row.former_state);
  if (state === null) {
    const former = row.status === 'withdrawn' && row.former_state && nextState(row.former_state, cause);
    if (former)
      await transaction.query('update application set former_state = $2 where id = $1', [row.id, former]);
    return null;
  }
  const isWithdrawn = cause === 'withdraw';
  // What it waited for stays known for the case that it is restored.
  await transaction.query(
    'update application set status = $2, state_at = $3, waiting = $4, former_state = $5 where id = $1',
    [row.id, state, at, isWithdrawn ? row.waiting : waiting, isWithdrawn ? row.status : null],
  );
  await recordEvent(transaction, row.id, state, at, waiting);
  return state;
}
