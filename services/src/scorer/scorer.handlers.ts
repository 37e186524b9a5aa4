import { ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { requireSession } from '../accounts/sessions.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { readJobId } from '../jobs/jobs.handlers.ts';
import { readOffers } from '../jobs/offers.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { readGains } from './gains.ts';
import { OfferCounts } from './offer-counts.ts';
import { THRESHOLDS, computeScore } from './score.ts';
import { readWanted } from './wanted.ts';

/** How well offers fit a résumé of the caller's own. */
export function scorerHandlers(context: CatalogueContext): Handler[] {
  const { store, clock, search } = context;

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
      const wanted = await readWanted(search, await readCandidate(store, account), resume);
      const offers = await readOffers(store, joblist.map(readJobId));
      return { scores: offers.map((offer) => computeScore(wanted, offer)), meta: THRESHOLDS };
    }),
    residentHandler('resume.gains', ({ instance }, { account }) =>
      readGains(store, counts, account, instance),
    ),
  ];
}
