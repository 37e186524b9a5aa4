import { stateByCode } from '@chamba/kernel/catalogues';
import type { JobSearch } from '../jobs/search.ts';
import { toStateKey } from '../model/states.ts';
import type { Candidate } from '../my-service/candidate.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import type { Wanted } from './score.ts';

/** Months of the periods that salaries are stated in. */
const MONTHS: Readonly<Record<string, number>> = { 1: 48 * (52 / 12), 2: 52 / 12, 3: 1 / 12 };

/** Where a candidate lives, as far as it is one of the known municipalities. */
async function findHome(
  search: Pick<JobSearch, 'places'>,
  candidate: Candidate,
): Promise<Pick<Wanted, 'state' | 'city' | 'point'>> {
  const state = stateByCode(candidate.dgstateid);
  if (!state) return { state: 0, city: 0, point: null };
  const key = toStateKey(state.code);
  const place = candidate.dgcity ? await search.places.ofText(`${candidate.dgcity}, ${state.name}`) : null;
  if (!place || place.state !== key) return { state: key, city: 0, point: null };
  const { latitude, longitude } = place;
  return {
    state: key,
    city: place.city,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/**
 * Least pay that fits, MXN a month: the minimum where the person stated one, else what they wish for, which the sign-up
 * asks everybody; 0 when it cannot be compared.
 */
function wantedPay({ document, requiredsalary, desiredsalary }: ResumeRow): number {
  const isMinimum = document.stated.includes('requiredsalary');
  const [amount, currency, period] = isMinimum
    ? [requiredsalary, document.requiredcurrencyid, document.requiredpaymenttypeid]
    : [desiredsalary, document.desiredcurrencyid, document.desiredpaymenttypeid];
  // Pay in another currency is not compared: its rate on the day of the offer is unknown.
  const isPesos = currency === '' || currency === 'MXN';
  return isPesos ? Math.round(amount * (MONTHS[period] ?? 1)) : 0;
}

/** What a candidate wants, by their contact data and a résumé. */
export async function readWanted(
  search: Pick<JobSearch, 'places'>,
  candidate: Candidate,
  resume: ResumeRow,
): Promise<Wanted> {
  const { document } = resume;
  return {
    ...(await findHome(search, candidate)),
    interests: document.interests.map(Number).filter((interest) => interest > 0),
    salary: wantedPay(resume),
    education: Math.max(0, ...document.academicexperience.map(({ levelid }) => levelid)),
    relocates: document.stated.includes('willingtorelocate') && document.willingtorelocate,
  };
}
