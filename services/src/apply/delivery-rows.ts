import type { Queryable } from '@chamba/database';

/**
 * What is handed over: an application; that it was withdrawn; or a mail that was written before, such as the news of an
 * employer's answer.
 */
export type DeliveryKind = 'application' | 'withdrawal' | 'mail';

/** `failed`: refused for good or given up, the operator may send it again. `cancelled`: withdrawn before it was delivered. */
export type DeliveryState = 'queued' | 'delivered' | 'failed' | 'cancelled';

/** A mail that was written before it is delivered; `oneClick` is the address that ends mails of its kind. */
export type WrittenMail = { subject: string; text: string; html: string; oneClick?: string };

/** A delivery as the queue works on it. */
export type DeliveryRow = {
  id: number;
  application_id: number;
  kind: DeliveryKind;
  /** A mail address, or the address of a webhook. */
  target: string;
  /** Mail of kind `mail`. */
  body: WrittenMail | null;
  attempts: number;
  queued_at: Date;
};

/**
 * Queues a delivery in the transaction of the change that it is about.
 * @param options.due earliest time of the first attempt; now when missing.
 * @returns its number, for an attempt once the transaction holds.
 */
export async function queueDelivery(
  transaction: Queryable,
  options: {
    applicationId: number;
    kind: DeliveryKind;
    target: string;
    body?: WrittenMail;
    now: Date;
    due?: Date;
  },
): Promise<number> {
  const { applicationId, kind, target, body, now, due = now } = options;
  const { rows } = await transaction.query<{ id: number }>(
    `insert into delivery (application_id, kind, target, body, queued_at, due_at) values ($1, $2, $3, $4, $5, $6)
       returning id`,
    [applicationId, kind, target, body ? JSON.stringify(body) : null, now, due],
  );
  return rows[0]?.id ?? 0;
}

/** Takes the queued deliveries of a kind out of the queue. An attempt under way may still arrive, which is recorded then. */
export async function cancelDeliveries(
  transaction: Queryable,
  applicationId: number,
  kind: DeliveryKind,
): Promise<void> {
  await transaction.query(
    "update delivery set state = 'cancelled', due_at = null where application_id = $1 and kind = $2 and state = 'queued'",
    [applicationId, kind],
  );
}

/** Puts what {@link cancelDeliveries} took out back into the queue. */
export async function requeueCancelled(
  transaction: Queryable,
  applicationId: number,
  kind: DeliveryKind,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update delivery set state = 'queued', due_at = $3 where state = 'cancelled'
       and id = (select max(id) from delivery where application_id = $1 and kind = $2)`,
    [applicationId, kind, now],
  );
}

/** When the receiving server took an application; null while it has not. */
export async function deliveredAt(db: Queryable, applicationId: number): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    "select max(ended_at) as at from delivery where application_id = $1 and kind = 'application' and state = 'delivered'",
    [applicationId],
  );
  return rows[0]?.at ?? null;
}

/** Whether the receiving server took an application. */
export const wasDelivered = async (db: Queryable, applicationId: number): Promise<boolean> =>
  (await deliveredAt(db, applicationId)) !== null;
