import type { JobAnswer, RelatedSearchesAnswer, SimilarJobsAnswer } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { normaliseSearchText } from '@chamba/kernel/routes';
import {
  all,
  fork,
  put,
  request,
  takeLatest,
  takeLoad,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { companySlugOf } from '../companies/company-slug.ts';
import { loadCompany } from '../companies/load-company.ts';
import {
  extrasRequested,
  offerFailed,
  offerLoaded,
  offerRequested,
  relatedLoaded,
  similarLoaded,
} from './offer.slice.ts';

function* load({ payload }: PayloadAction<{ jobID: string; uuid?: string }>): Generator {
  try {
    const answer: JobAnswer = yield* request('jobs.offer', payload);
    yield put(offerLoaded({ answer, at: Date.now() }));
    yield* loadCompany(companySlugOf(answer.job));
  } catch (thrown) {
    yield put(offerFailed(toServiceErrorState(thrown, 'load-job')));
  }
}

function* loadSimilar(jobid: string): Generator {
  try {
    const { joblist }: SimilarJobsAnswer = yield* request('jobs.similar', { jobID: jobid });
    yield put(similarLoaded({ jobid, jobs: joblist.filter(({ id }) => id !== jobid) }));
  } catch {
    // The offer reads without them; the block says that there is none.
    yield put(similarLoaded({ jobid, jobs: [] }));
  }
}

function* loadRelated(jobid: string, title: string): Generator {
  try {
    const answer: RelatedSearchesAnswer = yield* request('jobs.relatedSearches', {
      q: normaliseSearchText(title),
    });
    yield put(relatedLoaded({ jobid, searches: answer.relatedsearches }));
  } catch {
    yield put(relatedLoaded({ jobid, searches: [] }));
  }
}

function* loadExtras({
  payload: { jobid, title },
}: PayloadAction<{ jobid: string; title: string }>): Generator {
  yield all([fork(loadSimilar, jobid), fork(loadRelated, jobid, title)]);
}

/** Loads an offer, and apart from it what stands under it. */
export const offerSaga: SagaDeclaration = {
  name: 'offer',
  life: 'page',
  saga: function* () {
    yield all([takeLoad(offerRequested.type, load), takeLatest(extrasRequested.type, loadExtras)]);
  },
};
