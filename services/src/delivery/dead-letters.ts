import type { Queryable, Store } from '@chamba/database';
import { lockApplication } from '../apply/application-rows.ts';
import { changeState } from '../apply/change-state.ts';
import type { DeliveryKind } from '../apply/delivery-rows.ts';

/** A delivery that was refused for good or given up, as the operator sees it: nothing of the candidate. */
export type FailedDelivery = {
  id: number;
  application: number;
  kind: DeliveryKind;
  /** Title of the offer, and the feed that it came from. */
  title: string;
  feed: string;
  /** Mail address or webhook of the employer; empty for a mail to a candidate. */
  target: string;
  failure: string;
  attempts: number;
  /** ISO 8601. */
  queued: string;
  failed: string;
};

/** Failed deliveries, newest first. */
export async function listFailed(db: Queryable, limit: number): Promise<FailedDelivery[]> {
  const { rows } = await db.query<{
    id: number;
    application: number;
    kind: DeliveryKind;
    title: string;
    feed: string;
    target: string;
    failure: string | null;
    attempts: number;
    queued_at: Date;
    ended_at: Date | null;
  }>(
    `select delivery.id, application_id as application, kind, title, feed, failure, attempts, queued_at, ended_at,
        case when kind = 'mail' then '' else target end as target
      from delivery join application on application.id = application_id
      where delivery.state = 'failed' order by delivery.id desc limit $1`,
    [limit],
  );
  return rows.map(({ queued_at, ended_at, failure, ...row }) => ({
    ...row,
    failure: failure ?? '',
    queued: queued_at.toISOString(),
    failed: (ended_at ?? queued_at).toISOString(),
  }));
}

/**
 * Puts a failed delivery back into the queue, with three new days.
 * @param at the present instant. @returns false if no delivery that failed has this id.
 */
export async function resendFailed(store: Store, id: number, at: Date): Promise<boolean> {
  return store.tx(async (transaction) => {
    const { rows } = await transaction.query<{ application_id: number; kind: DeliveryKind }>(
      "select application_id, kind from delivery where id = $1 and state = 'failed'",
      [id],
    );
    const application = rows[0] && (await lockApplication(transaction, rows[0].application_id));
    if (!application) return false;
    const { rowCount } = await transaction.query(
      `update delivery set state = 'queued', attempts = 0, queued_at = $2, due_at = $2, ended_at = null
        where id = $1 and state = 'failed'`,
      [id, at],
    );
    if (rowCount > 0 && rows[0]?.kind === 'application')
      await changeState(transaction, application, 'resend', at);
    return rowCount > 0;
  });
}

/** How many deliveries are queued, and how many have failed. */
export async function countDeliveries(db: Queryable): Promise<{ queued: number; failed: number }> {
  const { rows } = await db.query<{ queued: number; failed: number }>(
    `select (select count(*)::int from delivery where due_at is not null) as queued,
        (select count(*)::int from delivery where state = 'failed') as failed`,
  );
  return rows[0] ?? { queued: 0, failed: 0 };
}
