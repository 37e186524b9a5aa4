import type { Job, SalaryMarketAnswer, SearchAnswer, SimilarJobsAnswer } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { getCompanySlug, normaliseSearchText, slugify } from '@chamba/kernel/routes';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  request,
  read,
  takeLatest,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { loadCompany } from '../companies/load-company.ts';
import {
  extrasRequested,
  marketLoaded,
  marketRequested,
  offerFailed,
  offerLoaded,
  offerRequested,
  relatedLoaded,
  selectOffer,
  similarFailed,
  similarLoaded,
  type ExtrasRequest,
  type OfferRequest,
} from './offer.slice.ts';

/**
 * Longest that the page waits for what comparable offers pay, in ms: the offer itself is what it is about, and a render on
 * the server has a second for all. What is late is asked for again after the page was painted.
 */
const MARKET_PATIENCE_MS = 500;

function* loadMarket({ payload: jobID }: PayloadAction<string>): Generator {
  try {
    const { market }: SalaryMarketAnswer = yield* request('jobs.salaryMarket', { jobID });
    yield put(marketLoaded(market));
  } catch {
    // The offer reads without it.
  }
}

function* load({ payload }: PayloadAction<OfferRequest>): Generator {
  try {
    const answer = yield* request('jobs.offer', payload);
    yield put(offerLoaded({ answer, at: Date.now() }));
    yield all([
      call(loadCompany, getCompanySlug(answer.job)),
      race({ market: call(loadMarket, marketRequested(answer.job.id)), late: delay(MARKET_PATIENCE_MS) }),
    ]);
  } catch (thrown) {
    yield put(offerFailed(toServiceErrorState(thrown, 'load-job')));
  }
}

/** What stands in place of similar offers, as the failures of their calls are coded and worded. */
const NO_SIMILAR = {
  code: 'SMJ-01',
  description: 'No se encontró información sobre las ofertas similares.',
};
const NO_JOBS = 'Ocurrió un error al cargar los jobs';

/** Offers that may stand for similar ones: the newest of the same state. */
function* loadNearby(jobid: string, job: Job | null): Generator {
  const state = job?.locations[0]?.statename;
  const params = state ? { location: slugify(state) } : {};
  try {
    const { joblist }: SearchAnswer = yield* request('jobs.load', { params, url: job?.url ?? '' });
    const jobs = joblist.filter(({ id }) => id !== jobid);
    yield put(jobs.length > 0 ? similarLoaded({ jobid, jobs }) : similarFailed({ jobid, ...NO_SIMILAR }));
  } catch (thrown) {
    const { code } = toServiceErrorState(thrown, 'load-jobs');
    yield put(similarFailed({ jobid, code, description: NO_JOBS }));
  }
}

function* loadSimilar(jobid: string): Generator {
  try {
    const { joblist }: SimilarJobsAnswer = yield* request('jobs.similar', { jobID: jobid });
    const jobs = joblist.filter(({ id }) => id !== jobid);
    if (jobs.length > 0) yield put(similarLoaded({ jobid, jobs }));
    else yield* loadNearby(jobid, (yield* read(selectOffer)).job);
  } catch {
    // The offer is readable without them; the block shows that there are none.
    yield put(similarFailed({ jobid, ...NO_SIMILAR }));
  }
}

function* loadRelated(jobid: string, title: string): Generator {
  try {
    const answer = yield* request('jobs.relatedSearches', {
      q: normaliseSearchText(title),
    });
    yield put(relatedLoaded({ jobid, searches: answer.relatedsearches }));
  } catch {
    yield put(relatedLoaded({ jobid, searches: [] }));
  }
}

function* loadExtras({ payload: { jobid, title, isAlone } }: PayloadAction<ExtrasRequest>): Generator {
  if (!isAlone) yield fork(loadSimilar, jobid);
  yield fork(loadRelated, jobid, title);
}

/** Loads an offer, and apart from it what stands under it. */
export const offerSaga: SagaDeclaration = {
  name: 'offer',
  life: 'page',
  saga: function* () {
    yield all([
      takeLoad(offerRequested.type, load),
      takeLatest(marketRequested.type, loadMarket),
      takeLatest(extrasRequested.type, loadExtras),
    ]);
  },
};
