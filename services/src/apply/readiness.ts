import type { WaitingReason } from '@chamba/kernel/applications';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { Fault } from '../http/fault.ts';
import type { OfferRow } from '../jobs/offers.ts';
import { toStateKey } from '../model/states.ts';
import { readCandidate } from '../my-service/candidate.ts';
import type { Candidate } from '../my-service/candidate.ts';
import { completeness } from '../my-service/resume/completeness.ts';
import { defaultResume, requireResume } from '../my-service/resume/resume-rows.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { fitAnswers } from './check-answers.ts';
import type { Wish } from './store-application.ts';

/** What an application is made with, or what stands in its way and the code of the refusal. */
export type Readiness =
  | { candidate: Candidate; resume: ResumeRow; wish: Wish }
  | { reason: WaitingReason; refusal: Fault };

/**
 * Whether an account can apply to an offer now.
 * @param wish what it applies with; what nothing asks for any more of its answers is left out of the result.
 * @throws Fault MYS-16 when the account has no such résumé, MYS-50 when it is blocked.
 */
export async function checkReadiness(
  db: Queryable,
  account: Account,
  offer: OfferRow,
  wish: Wish,
): Promise<Readiness> {
  const { resumeid } = wish;
  if (!account.enabledlogin) throw new Fault('MYS-50');
  const row =
    resumeid === null
      ? await defaultResume(db, account.id)
      : await requireResume(db, account.id, String(resumeid));
  if (!account.validemail) return { reason: 'confirm', refusal: new Fault('MYS-50') };
  if (!account.termsandconditions) return { reason: 'terms', refusal: new Fault('MYS-26') };
  if (!row) return { reason: 'resume', refusal: new Fault('MYS-5') };
  const candidate = await readCandidate(db, account);
  const { contact, profession } = completeness(account, candidate, row);
  if (!contact || !profession) return { reason: 'resume', refusal: new Fault('MYS-8') };
  const { applicant_states: states } = offer;
  if (states.length > 0 && !states.includes(toStateKey(candidate.dgstateid)))
    return { reason: 'region', refusal: new Fault('MYS-7') };
  const answers = fitAnswers(offer, wish);
  if (!answers) return { reason: 'answers', refusal: new Fault('MYS-9') };
  return { candidate, resume: row, wish: { ...wish, ...answers } };
}
