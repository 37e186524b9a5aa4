import { describeApplyFailure, toServiceErrorState } from '@chamba/kernel/errors';
import { newIdempotencyKey } from '@chamba/kernel/outbox';
import { navigate } from '@chamba/kernel/router';
import { loginAddress } from '@chamba/kernel/routes';
import { selectProfile } from '@chamba/kernel/session';
import { put, request, read, takeLoad, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { plainApplyPath } from '../apply/plain-apply-path.ts';
import {
  applicationRefused,
  applicationSent,
  offerMissing,
  offerRequested,
  offerShown,
  selectPlainApply,
} from './plain-apply.slice.ts';

function* loadOffer({ payload }: ReturnType<typeof offerRequested>): Generator {
  try {
    const { job } = yield* request('jobs.offer', { jobID: payload.jobid });
    yield put(offerShown(job));
  } catch (failure) {
    yield put(offerMissing(toServiceErrorState(failure, 'apply')));
  }
}

/** The server knows one application for each candidate and offer, so a form that is sent twice applies once. */
function* apply({ payload: { jobid, answers } }: ReturnType<typeof applicationSent>): Generator {
  const { job } = yield* read(selectPlainApply);
  if (!job) return;
  try {
    yield* request('apply.submit', {
      jobid,
      idempotencyKey: newIdempotencyKey(),
      ...answers,
    });
  } catch (thrown) {
    const profile = yield* read(selectProfile);
    const failure = describeApplyFailure(toServiceErrorState(thrown, 'apply'), profile);
    if (failure.invalidToken) {
      const to = loginAddress(plainApplyPath(jobid));
      yield put(navigate({ to }));
      return;
    }
    if (!failure.alreadyApplied) {
      yield put(applicationRefused(failure));
      return;
    }
  }
  yield put(navigate({ to: job.url, replace: true }));
}

export const plainApplySaga: SagaDeclaration = {
  name: 'plain-apply',
  life: 'page',
  saga: function* watchPlainApply(): Generator {
    yield takeLoad(offerRequested.type, loadOffer);
    yield takeSubmission(applicationSent.type, apply);
  },
};
