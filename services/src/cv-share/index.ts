import type { ShareCreatedAnswer, SharedCvAnswer, SharesAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { accountOfId } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount, ownSession } from '../accounts/own-account.ts';
import { hashSecret, newSecret } from '../accounts/sessions.ts';
import { cvInWords } from '../apply/snapshot.ts';
import { FileAnswer } from '../http/call.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { DAY_MS } from '../model/clock.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { photoOfAccount } from '../person-files/file-rows.ts';
import { resumeFile } from './resume-file.ts';

/** Most links of an account that lead somewhere. */
const SHARE_LIMIT = 10;

type ShareRow = {
  id: number;
  resume_id: number;
  contact: boolean;
  wishes: boolean;
  created_at: Date;
  expires_at: Date;
  opened: number;
  opened_at: Date | null;
};

async function readShares(db: Queryable, accountId: number, now: Date): Promise<ShareRow[]> {
  const { rows } = await db.query<ShareRow>(
    `select id, resume_id, contact, wishes, created_at, expires_at, opened, opened_at from cv_share
      where account_id = $1 and expires_at > $2 order by created_at desc, id desc`,
    [accountId, now],
  );
  return rows;
}

async function listShares(db: Queryable, { id }: Account, now: Date): Promise<SharesAnswer> {
  const rows = await readShares(db, id, now);
  return {
    user_profile: { userid: String(id) },
    shares: rows.map((row) => ({
      shareid: String(row.id),
      resumeid: String(row.resume_id),
      created: row.created_at.toISOString(),
      expires: row.expires_at.toISOString(),
      opened: row.opened,
      lastopened: row.opened_at?.toISOString() ?? '',
      contact: row.contact,
      wishes: row.wishes,
    })),
  };
}

/**
 * Makes a link to a résumé. Only a hash of its secret is kept: who reads the database opens nothing.
 * @throws Fault MYS-16 when the account has no such résumé, SHARE-LIMIT when there are ten links.
 */
async function createShare(
  { store, now }: AccountContext,
  account: Account,
  { resumeid, days, contact, wishes }: InputOf<'resume.createShare'>['payload'],
): Promise<ShareCreatedAnswer> {
  const at = now();
  const secret = newSecret();
  await store.tx(async (transaction) => {
    // Two that are made at once count each other.
    await lockOwnAccount(transaction, account);
    const resume = await requireResume(transaction, account.id, resumeid);
    const { length } = await readShares(transaction, account.id, at);
    if (length >= SHARE_LIMIT) throw new Fault('SHARE-LIMIT');
    await transaction.query(
      `insert into cv_share (account_id, resume_id, secret_hash, contact, wishes, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        account.id,
        resume.id,
        hashSecret(secret),
        contact,
        wishes,
        at,
        new Date(at.getTime() + days * DAY_MS),
      ],
    );
  });
  return { ...(await listShares(store, account, at)), secret };
}

async function endShare({ store, now }: AccountContext, account: Account, id: number): Promise<SharesAnswer> {
  await store.query('delete from cv_share where account_id = $1 and id = $2', [account.id, id]);
  return listShares(store, account, now());
}

/** Links that lead somewhere; $1 is the hash of the secret, $2 the instant. */
const OPEN = `secret_hash = $1 and expires_at > $2
  and not exists (select from account_deletion where account_deletion.account_id = cv_share.account_id)`;

/**
 * The résumé of a link as it is now, and counts that it was opened. Refusals are alike: nothing is learned from them.
 * @throws Fault MYS-64 for a link that leads nowhere, or nowhere any more, and while its account waits to be deleted.
 */
async function openShare({ store, now }: AccountContext, token: string): Promise<SharedCvAnswer> {
  const at = now();
  const { rows } = await store.query<ShareRow & { account_id: number }>(
    `update cv_share set opened = opened + 1, opened_at = $2 where ${OPEN}
      returning account_id, resume_id, contact, wishes, expires_at`,
    [hashSecret(token), at],
  );
  const [share] = rows;
  const account = share && (await accountOfId(store, share.account_id));
  if (!account) throw new Fault('MYS-64', 404);
  const row = await requireResume(store, account.id, String(share.resume_id)).catch((error: unknown) => {
    // Deleted since the link was found.
    throw error instanceof Fault ? new Fault('MYS-64', 404) : error;
  });
  const { candidate, resume } = cvInWords(account, await readCandidate(store, account), row);
  if (!share.wishes) {
    Object.assign(resume, { salary: '', interests: [] });
    delete resume.willingtotravel;
    delete resume.willingtorelocate;
  }
  const photo = await photoOfAccount(store, account.id);
  return {
    candidate: share.contact ? candidate : { ...candidate, email: '', phone: '' },
    resume,
    photourl: photo ? `/api/images/shared-photos/${token}` : '',
    expires: share.expires_at.toISOString(),
  };
}

/** The photo of the résumé of a link. @throws Fault MYS-64 as the link itself does, and without a photo. */
async function sharedPhoto({ store, files, now }: AccountContext, token: string): Promise<FileAnswer> {
  const { rows } = await store.query<{ account_id: number }>(
    `select account_id from cv_share where ${OPEN}`,
    [hashSecret(token), now()],
  );
  const photo = rows[0] ? await photoOfAccount(store, rows[0].account_id) : null;
  const content = photo && (await files.get(photo.key));
  if (!content) throw new Fault('MYS-64', 404);
  return new FileAnswer(photo.type, content);
}

/** What leaves the site of a résumé: files for its owner, and links by which they show it to people without an account. */
export function shareHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('resume.file', ({ instance, query }, { account }) =>
      resumeFile(context, account, instance, query.format),
    ),
    ownHandler('resume.shares', (_input, { account }) => listShares(store, account, now())),
    ownHandler('resume.createShare', ({ payload }, { account }) => createShare(context, account, payload)),
    ownHandler('resume.endShare', ({ instance }, { account }) =>
      endShare(context, account, Number(instance)),
    ),
    handler('employer.sharedCv', ({ payload }) => openShare(context, payload.token)),
    handler('employer.sharedPhoto', ({ path }) => sharedPhoto(context, path.token)),
  ];
}
