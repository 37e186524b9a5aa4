import type { ResumeListAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { Account } from '../../accounts/accounts.ts';
import { readCandidate } from '../candidate.ts';
import { completeness } from './completeness.ts';
import { readResumes } from './resume-rows.ts';

/** The résumés of an account: the default one first, then the newest. */
export async function listResumes(db: Queryable, account: Account): Promise<ResumeListAnswer> {
  const candidate = await readCandidate(db, account);
  const rows = await readResumes(db, account.id);
  return {
    user_profile: { userid: String(account.id) },
    resumes: rows.map((row) => ({
      resumeid: String(row.id),
      resumetitle: row.resumetitle,
      defaultcv: row.defaultcv,
      active: row.active,
      revision: row.revision,
      iscompleted: Object.values(completeness(account, candidate, row)).every(Boolean),
      updated: row.updated_at.toISOString(),
      expires: row.expires_at.toISOString(),
    })),
  };
}
