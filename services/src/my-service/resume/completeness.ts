import { UNTITLED_RESUME } from '@chamba/kernel/catalogues';
import type { Account } from '../../accounts/accounts.ts';
import { getChannel } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Which sections of a résumé say enough. */
export type Completeness = { contact: boolean; profession: boolean; experience: boolean; education: boolean };

/** Judges the four sections of a résumé. */
export function completeness(account: Account, candidate: Candidate, row: ResumeRow): Completeness {
  const { document } = row;
  const { dgcountryid, dgcity, dgstateid } = candidate;
  const isPlaced = dgcountryid !== '' && dgcity !== '' && (dgcountryid !== 'MX' || dgstateid !== '');
  const isPaid =
    row.requiredsalary > 0 &&
    row.desiredsalary > 0 &&
    document.requiredcurrencyid !== '' &&
    document.desiredcurrencyid !== '' &&
    document.requiredpaymenttypeid !== '' &&
    document.desiredpaymenttypeid !== '';
  return {
    contact: account.email !== '' && getChannel(candidate) !== '' && isPlaced,
    profession:
      document.interests.some((id) => id !== '0') &&
      isPaid &&
      (row.resumetitle !== '' || document.type === UNTITLED_RESUME),
    experience: document.employments.length > 0,
    education: document.academicexperience.length > 0,
  };
}
