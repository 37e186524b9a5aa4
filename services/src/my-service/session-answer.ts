import type { SessionAnswer } from '@chamba/kernel/api';
import { readPhotoAddress } from '../person-files/file-rows.ts';
import { deletionDue } from '../accounts/deletion-rows.ts';
import { readResumeSummary } from './resume/resume-rows.ts';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import type { OpenSession } from '../accounts/sessions.ts';

/** Whether an account still waits for its e-mail to be confirmed. */
async function awaitsConfirmation(db: Queryable, account: Account, now: Date): Promise<boolean> {
  if (account.validemail) return false;
  const { rows } = await db.query<{ pending: boolean }>(
    `select exists (select 1 from account_token where account_id = $1 and kind = 'account' and used_at is null
       and expires_at > $2) as pending`,
    [account.id, now],
  );
  return rows[0]?.pending ?? false;
}

/** Whether the last mail to an address came back for good. */
export async function lastMailBounced(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await db.query<{ bounced: boolean }>(
    `select coalesce(failure, '') like 'bounced%' as bounced from mail where recipient = $1 order by id desc limit 1`,
    [email],
  );
  return rows[0]?.bounced ?? false;
}

/** What the owner of a session receives about it. */
export async function sessionAnswer(
  db: Queryable,
  account: Account,
  session: OpenSession,
  now: Date,
): Promise<SessionAnswer> {
  const { rows } = await db.query<{ candidatename: string }>(
    'select candidatename from candidate where account_id = $1',
    [account.id],
  );
  const resume = await readResumeSummary(db, account);
  const photourl = await readPhotoAddress(db, account.id);
  const userid = String(account.id);
  return {
    authentication_token: { token: session.token, expires_at: session.expiresAt.toISOString() },
    user_profile: {
      userid,
      type: account.type,
      enabledlogin: account.enabledlogin,
      email: account.email,
      name: account.name,
      validemail: account.validemail,
      newaccounttoken: await awaitsConfirmation(db, account, now),
      termsandconditions: account.termsandconditions,
      resumeid: resume.resumeid,
      profileid: userid,
      photourl,
      mailbounced: await lastMailBounced(db, account.email),
      deletiondue: (await deletionDue(db, account.id))?.toISOString(),
    },
    user_data: { name: account.name, photourl },
    candidate_data: { candidatename: rows[0]?.candidatename ?? account.name },
    resume,
  };
}
