import { APPLIED_STATES } from '@chamba/kernel/applications';
import type { ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../model/clock.ts';
import { EXPIRY_NOTICE_DAYS } from './notify.ts';

/** A notification with what it is about, as it is now. */
export type NotificationRow = {
  id: string;
  kind: 'application' | 'pending' | 'search' | 'resume';
  detail: { state?: ApplicationState; waiting?: WaitingReason; count?: number };
  created_at: Date;
  read_at: Date | null;
  job_id: number | null;
  job_title: string | null;
  companyname: string | null;
  search_url: string | null;
  resume_expires: Date | null;
};

const COLUMNS = `n.id::text as id, n.kind, n.detail, n.created_at, n.read_at, a.job_id, a.title as job_title,
  a.companyname, s.url as search_url, r.expires_at as resume_expires`;

/** All of a person (`$1`) that still holds: not of a search that was removed, nor of a CV that was renewed (`$2`). */
const CURRENT = `from notification n left join application a on a.id = n.application_id
  left join saved_search s on s.id = n.search_id left join resume r on r.id = n.resume_id
  where n.account_id = $1 and (s.id is null or s.deleted_at is null) and (r.id is null or r.expires_at < $2)`;

const noticeLimit = (now: Date): Date => new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS);

/** The notifications of a person: what is unread of applications first, then the newest. */
export async function listNotifications(
  db: Queryable,
  accountId: number,
  now: Date,
  { top, page }: { top: number; page: number },
): Promise<NotificationRow[]> {
  const { rows } = await db.query<NotificationRow>(
    `select ${COLUMNS} ${CURRENT}
      order by (n.read_at is null and n.kind in ('application', 'pending')) desc, n.created_at desc, n.id desc
      limit $3 offset $4`,
    [accountId, noticeLimit(now), top, (page - 1) * top],
  );
  return rows;
}

/** One notification; null where there is none any more, or it does not hold. */
export async function readNotification(
  db: Queryable,
  accountId: number,
  id: string,
  now: Date,
): Promise<NotificationRow | null> {
  const { rows } = await db.query<NotificationRow>(`select ${COLUMNS} ${CURRENT} and n.id = $3`, [
    accountId,
    noticeLimit(now),
    id,
  ]);
  return rows[0] ?? null;
}

/** New offers of all saved searches that a person is notified of at one time. */
export async function countNews(db: Queryable, accountId: number, now: Date, at: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select coalesce(sum((n.detail ->> 'count')::int), 0)::int as count ${CURRENT}
       and n.kind = 'search' and n.read_at is null and n.created_at = $3`,
    [accountId, noticeLimit(now), at],
  );
  return rows[0]?.count ?? 0;
}

/** How many notifications a person has, and how many are unread. */
export async function countNotifications(
  db: Queryable,
  accountId: number,
  now: Date,
): Promise<{ total: number; unread: number }> {
  const { rows } = await db.query<{ total: number; unread: number }>(
    `select count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread ${CURRENT}`,
    [accountId, noticeLimit(now)],
  );
  return rows[0] ?? { total: 0, unread: 0 };
}

/** How many employers opened the CV of a person, and to how many offers they have applied. */
export async function countActivity(
  db: Queryable,
  accountId: number,
): Promise<{ views: number; applications: number }> {
  const { rows } = await db.query<{ views: number; applications: number }>(
    `select (select count(*)::int from application_event join application on application.id = application_id
         where account_id = $1 and state = 'seen') as views,
       (select count(*)::int from application where account_id = $1 and status = any($2::text[])) as applications`,
    [accountId, APPLIED_STATES],
  );
  return rows[0] ?? { views: 0, applications: 0 };
}

/** Marks a notification as read, or as unread. @returns false where the person has none with this id. */
export async function markNotification(
  db: Queryable,
  accountId: number,
  id: string,
  { read, now }: { read: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notification set read_at = case when $3 then coalesce(read_at, $4) end where account_id = $1 and id = $2`,
    [accountId, id, read, now],
  );
  return rowCount > 0;
}

/** Marks everything that happened up to a time as read. */
export async function markAll(db: Queryable, accountId: number, until: Date, now: Date): Promise<void> {
  await db.query(
    'update notification set read_at = $3 where account_id = $1 and read_at is null and created_at <= $2',
    [accountId, until, now],
  );
}

/** Deletes a notification. @returns false where the person has none with this id. */
export async function deleteNotification(db: Queryable, accountId: number, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from notification where account_id = $1 and id = $2', [
    accountId,
    id,
  ]);
  return rowCount > 0;
}
