import { stateByCode } from '@chamba/kernel/catalogues';
import type { OutputOf } from '@chamba/kernel/operations';
import type { SearchParams } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { findSubcategory } from '../catalogue/categories.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { completeness } from '../my-service/resume/completeness.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import type { OfferCounts } from './offer-counts.ts';

/** What offers ask for that a part of a résumé answers. The contact data matter to all alike: nothing is counted. */
const ASKED = {
  profession: {},
  experience: { experience: [2, 3, 4, 5, 6, 7] },
  education: { education: [1, 2, 3, 4, 5, 6] },
} as const satisfies Readonly<Record<string, SearchParams>>;

type Counted = keyof typeof ASKED;

const COUNTED: readonly Counted[] = ['profession', 'experience', 'education'];

/** The categories of areas of interest, ascending. */
function interestCategories(interests: readonly string[]): number[] {
  const ids = interests.map(Number).filter((id) => id > 0);
  return [...new Set(ids.map((id) => findSubcategory(id)?.idparent ?? id))].sort((one, other) => one - other);
}

/**
 * What the missing parts of a résumé are good for, in numbers of the candidate's state. Nothing is said of a place that is
 * not known, and nothing where there is no offer.
 * @throws Fault MYS-16 when the account has no such résumé.
 */
export async function readGains(
  db: Queryable,
  counts: OfferCounts,
  account: Account,
  resumeid: string,
): Promise<OutputOf<'resume.gains'>> {
  const resume = await requireResume(db, account.id, resumeid);
  const candidate = await readCandidate(db, account);
  const state = candidate.dgcountryid === 'MX' ? stateByCode(candidate.dgstateid) : undefined;
  const user_profile = { userid: String(account.id) };
  if (!state) return { user_profile, place: '', areas: false, gains: [] };
  const has = completeness(account, candidate, resume);
  const categories = interestCategories(resume.document.interests);
  const gains: Array<{ section: string; offers: number }> = [];
  for (const section of COUNTED.filter((part) => !has[part])) {
    // Without all of the profession its own number is that of the whole state.
    const areas = section === 'profession' || categories.length === 0 ? {} : { categories };
    const offers = await counts.count({ location: state.slug, ...areas, ...ASKED[section] });
    if (offers > 0) gains.push({ section, offers });
  }
  return { user_profile, place: state.name, areas: categories.length > 0, gains };
}
