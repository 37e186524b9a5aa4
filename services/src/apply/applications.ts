import type { Application, ApplicationsAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';

type ApplicationRow = {
  job_id: number;
  title: string;
  companyname: string;
  location: string;
  applied_at: Date;
  dateexpires: Date;
  status: Application['status'];
  url: string;
};

const toApplication = (row: ApplicationRow): Application => ({
  jobid: String(row.job_id),
  title: row.title,
  companyname: row.companyname,
  location: row.location,
  dateapplied: row.applied_at.toISOString(),
  dateexpires: row.dateexpires.toISOString(),
  status: row.status,
  url: row.url,
});

/** The applications of an account, newest first: `top` of them, from `page` on. */
export async function listApplications(
  db: Queryable,
  accountId: number,
  { top, page }: InputOf<'apply.list'>['query'],
): Promise<ApplicationsAnswer> {
  const { rows } = await db.query<ApplicationRow>(
    `select job_id, title, companyname, location, applied_at, dateexpires, status, url from application
      where account_id = $1 order by applied_at desc, id desc limit $2 offset $3`,
    [accountId, top, (page - 1) * top],
  );
  const total = await db.query<{ count: number }>(
    'select count(*)::int as count from application where account_id = $1',
    [accountId],
  );
  return {
    user_profile: { userid: String(accountId) },
    applications: rows.map(toApplication),
    summary: { totaldocs: total.rows[0]?.count ?? 0 },
  };
}
