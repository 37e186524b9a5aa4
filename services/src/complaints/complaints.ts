import type { InputOf } from '@chamba/kernel/operations';
import type { OfferRow } from '../jobs/offers.ts';
import type { Queryable } from '@chamba/database';

/** Most complaints of one list. */
const MAX_COMPLAINTS = 500;

/** What was reported, without the offer. */
export type ComplaintInput = Omit<InputOf<'complaints.fraud'>['payload'], 'jobid'>;

/** A complaint as operators read it. */
export type Complaint = {
  id: string;
  jobid: string;
  title: string;
  companyname: string;
  /** Id of `COMPLAINT_REASONS`. */
  reason: string;
  comment: string;
  /** Contact address of the reporter; empty if not given. */
  email: string;
  /** ISO 8601. */
  date: string;
};

/**
 * Keeps a complaint. Of one reporter and offer only the newest is kept.
 * @param reporter `u:` and the account or `s:` and the visitor; empty when neither is known.
 */
export async function keepComplaint(
  db: Queryable,
  offer: OfferRow,
  { reason, comment, email }: ComplaintInput,
  reporter: string,
): Promise<void> {
  await db.query(
    `insert into complaint (job_id, reporter, reason, comment, email, title, companyname)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (job_id, reporter) where reporter <> ''
       do update set reason = $3, comment = $4, email = $5, reported_at = now()`,
    [offer.id, reporter, reason, comment, email, offer.title, offer.companyname],
  );
}

/** Complaints, newest first. @param limit 1 to 500. */
export async function listComplaints(db: Queryable, limit = 100): Promise<Complaint[]> {
  const { rows } = await db.query<Omit<Complaint, 'date'> & { reported_at: Date }>(
    `select id::text, job_id::text as jobid, title, companyname, reason, comment, email, reported_at
       from complaint order by reported_at desc, id desc limit $1`,
    [Math.min(MAX_COMPLAINTS, Math.max(1, Math.floor(limit)))],
  );
  return rows.map(({ reported_at, ...complaint }) => ({ ...complaint, date: reported_at.toISOString() }));
}
