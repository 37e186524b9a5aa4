import type { CallOutput } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import { recipientDomain } from './application-rows.ts';

/** States that an employer has brought about, and so has the résumé, whatever is known of the delivery. */
const OPENED = ['seen', 'inProcess', 'interview', 'rejected', 'hired'];

type HolderRow = {
  job_id: number;
  companyname: string;
  title: string;
  recipient: string | null;
  status: string;
  at: Date;
  asked_at: Date | null;
};

/** Who received the résumé of an account, newest first, withdrawn applications included. */
export async function listHolders(db: Queryable, accountId: number): Promise<CallOutput<'apply.holders'>> {
  const { rows } = await db.query<HolderRow>(
    `select * from (
       select id, job_id, companyname, title, recipient, status, coalesce(
           (select max(ended_at) from delivery
             where application_id = application.id and kind = 'application' and state = 'delivered'),
           (select min(at) from application_event
             where application_id = application.id and state = any($2))) as at,
         (select max(ended_at) from delivery
           where application_id = application.id and kind = 'withdrawal' and state = 'delivered') as asked_at
         from application where account_id = $1) holder
      where at is not null order by at desc, id desc`,
    [accountId, OPENED],
  );
  return {
    user_profile: { userid: String(accountId) },
    holders: rows.map((row) => ({
      jobid: String(row.job_id),
      companyname: row.companyname,
      jobtitle: row.title,
      domain: recipientDomain(row),
      date: row.at.toISOString(),
      withdrawn: row.status === 'withdrawn',
      deletionasked: (row.status === 'withdrawn' && row.asked_at?.toISOString()) || '',
    })),
  };
}
