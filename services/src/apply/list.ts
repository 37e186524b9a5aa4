import { APPLIED_STATES, isDelivered, NO_ANSWER_DAYS } from '@chamba/kernel/applications';
import type { Application, ApplicationsAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../model/clock.ts';
import { APPLICATION_COLUMNS, recipientDomain } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';

/** Whether an application was sent long ago and has no answer. */
const isUnanswered = ({ status, state_at }: ApplicationRow, now: Date): boolean =>
  (status === 'sent' || status === 'seen') && now.getTime() - state_at.getTime() >= NO_ANSWER_DAYS * DAY_MS;

/** An application as it travels. */
export const toApplication = (row: ApplicationRow, now: Date): Application => ({
  jobid: String(row.job_id),
  title: row.title,
  companyname: row.companyname,
  location: row.location,
  dateapplied: row.applied_at.toISOString(),
  dateexpires: row.dateexpires.toISOString(),
  status: row.status,
  statusdate: row.state_at.toISOString(),
  ...(row.status === 'waiting' && row.waiting ? { waiting: row.waiting } : {}),
  domain: recipientDomain(row),
  ...(row.answer ? { answer: row.answer } : {}),
  noanswer: isUnanswered(row, now),
  ...(row.status === 'external' && row.external_answer ? { external: row.external_answer } : {}),
  final: row.status === 'withdrawn' && row.former_state !== null && isDelivered(row.former_state),
  url: row.url,
});

/** The applications of an account, newest first: `top` of them, from `page` on. */
export async function listApplications(
  db: Queryable,
  accountId: number,
  { top, page }: InputOf<'apply.list'>['query'],
  now: Date,
): Promise<ApplicationsAnswer> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application
      where account_id = $1 order by applied_at desc, id desc limit $2 offset $3`,
    [accountId, top, (page - 1) * top],
  );
  const counted = await db.query<{ total: number; applied: number }>(
    `select count(*)::int as total, (count(*) filter (where status = any($2::text[])))::int as applied
       from application where account_id = $1`,
    [accountId, APPLIED_STATES],
  );
  const { total, applied } = counted.rows[0] ?? { total: 0, applied: 0 };
  return {
    user_profile: { userid: String(accountId) },
    applications: rows.map((row) => toApplication(row, now)),
    summary: { totaldocs: total, applied },
  };
}
