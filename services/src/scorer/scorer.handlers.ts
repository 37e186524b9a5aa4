import { stateByCode } from '@chamba/kernel/catalogues';
import { ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import { toStateKey } from '../model/states.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { readJobId } from '../jobs/jobs.handlers.ts';
import { readOffers } from '../jobs/offers.ts';
import { readCandidate } from '../my-service/candidate.ts';
import type { Candidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { readGains } from './gains.ts';
import { OfferCounts } from './offer-counts.ts';
import { THRESHOLDS, computeScore } from './score.ts';
import type { Wanted } from './score.ts';

/** Months of the periods that salaries are stated in. */
const MONTHS: Readonly<Record<string, number>> = { 1: 48 * (52 / 12), 2: 52 / 12, 3: 1 / 12 };

/** Where a candidate lives, as far as it is one of the known municipalities. */
async function findHome(
  { search }: CatalogueContext,
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

async function wantedBy(context: CatalogueContext, candidate: Candidate, resume: ResumeRow): Promise<Wanted> {
  const { document } = resume;
  return {
    ...(await findHome(context, candidate)),
    interests: document.interests.map(Number).filter((interest) => interest > 0),
    salary: wantedPay(resume),
    education: Math.max(0, ...document.academicexperience.map(({ levelid }) => levelid)),
    relocates: document.stated.includes('willingtorelocate') && document.willingtorelocate,
  };
}

/** How well offers fit a résumé of the caller's own. */
export function scorerHandlers(context: CatalogueContext): Handler[] {
  const { store, clock } = context;

  const ownHandler = handlerFor(async ({ token, payload }) => {
    const { account } = await requireSession(store, token, clock.now);
    refuseAnotherAccount(account, payload);
    return { account };
  });
  const counts = new OfferCounts(context.search, Date.now);
  const residentHandler = handlerFor((call) => ownSession(store, call, clock.now));

  return [
    ownHandler('jobs.scores', async ({ payload: { resumeId, joblist } }, { account }) => {
      const resume = await requireResume(store, account.id, resumeId);
      const wanted = await wantedBy(context, await readCandidate(store, account), resume);
      const offers = await readOffers(store, joblist.map(readJobId));
      return { scores: offers.map((offer) => computeScore(wanted, offer)), meta: THRESHOLDS };
    }),
    residentHandler('resume.gains', ({ instance }, { account }) =>
      readGains(store, counts, account, instance),
    ),
  ];
}
