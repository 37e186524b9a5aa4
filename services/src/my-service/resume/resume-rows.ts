import type { Account } from '../../accounts/accounts.ts';
import type { SessionAnswer } from '@chamba/kernel/api';
import { Fault } from '../../http/fault.ts';
import type { Queryable } from '@chamba/database';
import { readCandidate } from '../candidate.ts';
import { completeness } from './completeness.ts';
import { emptyDocument } from './resume-document.ts';
import type { ResumeDocument } from './resume-document.ts';

/** A résumé as stored. */
export type ResumeRow = {
  id: number;
  defaultcv: boolean;
  active: boolean;
  resumetitle: string;
  requiredsalary: number;
  desiredsalary: number;
  /** How often it was saved. */
  revision: number;
  document: ResumeDocument;
};

const COLUMNS = 'id, defaultcv, active, resumetitle, requiredsalary, desiredsalary, revision, document';

/** A document written by an earlier version lacks what came later. */
const whole = (row: ResumeRow): ResumeRow => ({ ...row, document: { ...emptyDocument(), ...row.document } });

/** The résumé applications are made with: the default one, else the newest; null if there is none. */
export async function defaultResume(db: Queryable, accountId: number): Promise<ResumeRow | null> {
  const { rows } = await db.query<ResumeRow>(
    `select ${COLUMNS} from resume where account_id = $1 order by defaultcv desc, id desc limit 1`,
    [accountId],
  );
  return rows[0] ? whole(rows[0]) : null;
}

/** A résumé of an account; null if the account has no such résumé. */
export async function resumeOfId(db: Queryable, accountId: number, id: number): Promise<ResumeRow | null> {
  const { rows } = await db.query<ResumeRow>(
    `select ${COLUMNS} from resume where account_id = $1 and id = $2`,
    [accountId, id],
  );
  return rows[0] ? whole(rows[0]) : null;
}

/**
 * A résumé of an account.
 * @param instance its id; empty means the default one.
 * @throws Fault MYS-16 when the account has no such résumé.
 */
export async function requireResume(
  db: Queryable,
  accountId: number,
  instance: string,
  forUpdate = false,
): Promise<ResumeRow> {
  if (instance !== '' && !/^\d{1,9}$/.test(instance)) throw new Fault('MYS-16', 404);
  const id = instance === '' ? (await defaultResume(db, accountId))?.id : Number(instance);
  const { rows } = await db.query<ResumeRow>(
    `select ${COLUMNS} from resume where account_id = $1 and id = $2${forUpdate ? ' for update' : ''}`,
    [accountId, id ?? -1],
  );
  if (!rows[0]) throw new Fault('MYS-16', 404);
  return whole(rows[0]);
}

/** Most résumés that a session names. */
const MAX_CHOICES = 20;

/** All résumés of an account with their dates: the default one first, then the newest. */
export async function readResumes(
  db: Queryable,
  accountId: number,
): Promise<Array<ResumeRow & { updated_at: Date; expires_at: Date }>> {
  const { rows } = await db.query<ResumeRow & { updated_at: Date; expires_at: Date }>(
    `select ${COLUMNS}, updated_at, expires_at from resume where account_id = $1
      order by defaultcv desc, id desc limit ${MAX_CHOICES}`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, ...whole(row) }));
}

/** What a session states about the résumé: empty and not completed while there is none; all of them where there are several. */
export async function readResumeSummary(db: Queryable, account: Account): Promise<SessionAnswer['resume']> {
  const { rows } = await db.query<ResumeRow>(
    `select ${COLUMNS} from resume where account_id = $1 order by defaultcv desc, id desc limit ${MAX_CHOICES}`,
    [account.id],
  );
  const row = rows[0] && whole(rows[0]);
  if (!row) return { resumeid: '', iscompleted: false };
  const sections = completeness(account, await readCandidate(db, account), row);
  // Those that were deactivated are not offered; the first one is what applications are made with anyway.
  const offered = rows.filter(({ active }, index) => active || index === 0);
  const choices = offered.map(({ id, resumetitle }) => ({ resumeid: String(id), title: resumetitle }));
  return {
    resumeid: String(row.id),
    iscompleted: Object.values(sections).every(Boolean),
    ...(choices.length > 1 ? { choices } : {}),
  };
}
