import type { ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import type { ReceiptAnswer } from '@chamba/kernel/api';
import { isMailAddress } from '@chamba/kernel/validation';
import type { Queryable } from '@chamba/database';
import { deliveredAt } from './delivery-rows.ts';
import { Fault } from '../http/fault.ts';
import { applicationTo, recipientDomain } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { toApplication } from './list.ts';

function recipientKind({ recipient, status }: ApplicationRow): ReceiptAnswer['recipient']['kind'] {
  if (status === 'external') return 'site';
  if (!recipient) return 'none';
  return isMailAddress(recipient) ? 'mail' : 'webhook';
}

/** What was sent with an application of an account, to whom, and what became of it. @throws Fault MYS-13 */
export async function readReceipt(
  db: Queryable,
  accountId: number,
  jobid: number,
  now: Date,
): Promise<ReceiptAnswer> {
  const row = await applicationTo(db, accountId, [jobid]);
  if (!row) throw new Fault('MYS-13', 404);
  const { rows: events } = await db.query<{
    state: ApplicationState;
    waiting: WaitingReason | null;
    at: Date;
  }>('select state, waiting, at from application_event where application_id = $1 order by id', [row.id]);
  const delivered = await deliveredAt(db, row.id);
  return {
    application: toApplication(row, now),
    events: events.map(({ state, waiting, at }) => ({
      state,
      date: at.toISOString(),
      ...(waiting ? { waiting } : {}),
    })),
    recipient: { kind: recipientKind(row), domain: recipientDomain(row) },
    ...(delivered ? { datedelivered: delivered.toISOString() } : {}),
    ...(row.snapshot ? { snapshot: row.snapshot } : {}),
  };
}
