import { put, request, takeLatest, type PayloadAction, type SagaDeclaration } from '@chamba/kernel/store';
import { matchFailed, matchLoaded, matchRequested } from './match.slice.ts';

function* load({
  payload: { jobid, resumeid },
}: PayloadAction<{ jobid: string; resumeid: string }>): Generator {
  try {
    const answer = yield* request('jobs.scores', { resumeId: resumeid, joblist: [jobid] });
    yield put(matchLoaded({ jobid, answer }));
  } catch {
    // An offer reads without its match.
    yield put(matchFailed({ jobid }));
  }
}

/** Compares the page's offer with the candidate's résumé. */
export const matchSaga: SagaDeclaration = {
  name: 'match',
  life: 'page',
  saga: function* () {
    yield takeLatest(matchRequested.type, load);
  },
};
