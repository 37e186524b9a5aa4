import type { RecruiterViewsAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';

/** Who opened the CV of an account, newest first: at most `countrows` of them, and how many there are. */
export async function listRecruiterViews(
  db: Queryable,
  accountId: number,
  countrows: number,
): Promise<RecruiterViewsAnswer> {
  const seen = `from application_event join application on application.id = application_id
    where account_id = $1 and state = 'seen'`;
  const { rows } = await db.query<{ companyname: string; title: string; at: Date }>(
    `select companyname, title, at ${seen} order by at desc, application_event.id desc limit $2`,
    [accountId, countrows],
  );
  const total = await db.query<{ count: number }>(`select count(*)::int as count ${seen}`, [accountId]);
  return {
    user_profile: { userid: String(accountId) },
    recruiter_views: rows.map(({ companyname, title, at }) => ({
      companyname,
      date: at.toISOString(),
      jobtitle: title,
    })),
    summary: { totaldocs: total.rows[0]?.count ?? 0 },
  };
}
