/** Writes what people are notified of, in the transaction of what has happened, and queues it for their devices. */
import type { ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import type { MailKind } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../model/clock.ts';

/** Notifications that are kept of a person: what is older than as many is deleted. */
const MOST_KEPT = 200;

/** Days before its end at which a person is notified of a CV. */
export const EXPIRY_NOTICE_DAYS = 14;

/** Résumés that one statement looks at. */
const RESUMES = 500;

/** States that devices are notified of: an employer brought them about, or a delivery that was given up. */
const PUSHED: ReadonlySet<ApplicationState> = new Set([
  'seen',
  'inProcess',
  'interview',
  'rejected',
  'hired',
  'undelivered',
]);

const notificationSubject = (applicationId: number, state: ApplicationState): string =>
  `application:${applicationId}:${state}`;

/**
 * Notifies a candidate of the state of an application. What waits for the candidate is a notification for as long as it
 * waits, and is sent to no device: it follows from what they just did.
 * @param waiting what it waits for.
 */
export async function noteApplicationState(
  transaction: Queryable,
  applicationId: number,
  state: ApplicationState,
  at: Date,
  waiting: WaitingReason | null,
): Promise<void> {
  const over = (['waiting', 'undelivered'] as const).filter((former) => former !== state);
  await transaction.query(
    'delete from notification where application_id = $1 and subject = any($2::text[])',
    [applicationId, over.map((former) => notificationSubject(applicationId, former))],
  );
  const isPushed = PUSHED.has(state);
  if (!isPushed && state !== 'waiting' && state !== 'expired') return;
  const { rows } = await transaction.query<{ id: string; account_id: number }>(
    `insert into notification (account_id, kind, subject, application_id, detail, created_at)
       select account_id, $2, $3, id, $4, $5 from application where id = $1
       on conflict (account_id, subject) do update
         set detail = excluded.detail, created_at = excluded.created_at, read_at = null
       returning id::text as id, account_id`,
    [
      applicationId,
      state === 'waiting' ? 'pending' : 'application',
      notificationSubject(applicationId, state),
      JSON.stringify({ state, ...(waiting && { waiting }) }),
      at,
    ],
  );
  const [noted] = rows;
  if (!noted) return;
  await forgetOldest(transaction, noted.account_id);
  if (isPushed) await queueForDevices(transaction, [noted.id], 'applications', at);
}

async function forgetOldest(transaction: Queryable, accountId: number): Promise<void> {
  await transaction.query(
    `delete from notification where id in (
       select id from notification where account_id = $1 order by created_at desc, id desc offset $2)`,
    [accountId, MOST_KEPT],
  );
}

/** Queues notifications for all devices of their people. One that is queued already is not sent twice. */
async function queueForDevices(
  transaction: Queryable,
  ids: readonly string[],
  kind: MailKind,
  at: Date,
): Promise<void> {
  await transaction.query(
    'delete from push_message where notification_id = any($1::bigint[]) and due_at is not null',
    [ids],
  );
  await transaction.query(
    `insert into push_message (subscription_id, notification_id, account_id, mail_kind, created_at, due_at)
       select s.id, n.id, n.account_id, $2, $3, $3
         from notification n join push_subscription s on s.account_id = n.account_id
         where n.id = any($1::bigint[])`,
    [ids, kind, at],
  );
}

/**
 * Notifies people of new offers of their saved searches: each search by a notification, and the devices of a person by one
 * message for all of them, as by one mail.
 * @param mails the mails that are written of them.
 */
export async function noteSearchNews(
  transaction: Queryable,
  mails: readonly { account_id: number; parts: readonly object[] }[],
  at: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const { rows } = await transaction.query<{ id: string; account_id: number }>(
    `insert into notification (account_id, kind, subject, search_id, detail, created_at)
       select account_id, 'search', 'search:' || (part ->> 'searchId'), (part ->> 'searchId')::int,
           jsonb_build_object('count', jsonb_array_length(part -> 'offers') + (part ->> 'more')::int), $2
         from jsonb_to_recordset($1::jsonb) as mail(account_id int, parts jsonb), jsonb_array_elements(parts) as part
       on conflict (account_id, subject) do update set
         detail = jsonb_build_object('count', (excluded.detail ->> 'count')::int
           + case when notification.read_at is null then (notification.detail ->> 'count')::int else 0 end),
         created_at = excluded.created_at, read_at = null
       returning id::text as id, account_id`,
    [JSON.stringify(mails), at],
  );
  // The message of a person is that of one of their searches; it counts the others in.
  const first = new Map(rows.map(({ id, account_id }) => [account_id, id]));
  await queueForDevices(transaction, [...first.values()], 'savedsearches', at);
}

/**
 * Notifies people of the CVs that expire soon, each once. Applying goes on with one that has expired, so devices are left
 * alone.
 */
export async function noteExpiringResumes(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `insert into notification (account_id, kind, subject, resume_id, created_at)
       select account_id, 'resume', subject, id, $1 from (
         select id, account_id, 'resume:' || id || ':' || extract(epoch from expires_at)::bigint as subject
           from resume where active and expires_at > $1 and expires_at < $2) due
       where not exists (
         select from notification n where n.account_id = due.account_id and n.subject = due.subject)
       limit $3 on conflict do nothing`,
    [now, new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS), RESUMES],
  );
  return rowCount;
}
