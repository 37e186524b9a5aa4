import { canWait, isApplied } from '@chamba/kernel/applications';
import { describeApplyFailure, toServiceErrorState, type ApplyFailure } from '@chamba/kernel/errors';
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

/**
 * The server knows one application for each candidate and offer, so a form that is sent twice applies once. What the
 * candidate can mend waits at the service.
 */
function* apply({ payload: { jobid, answers } }: ReturnType<typeof applicationSent>): Generator {
  const { job } = yield* read(selectPlainApply);
  if (!job) return;
  const application = { jobid, idempotencyKey: newIdempotencyKey(), ...answers };
  let { failure, answer } = yield* ask(request('apply.submit', application));
  if (failure && canWait(failure.code))
    ({ failure, answer } = yield* ask(request('apply.hold', application)));
  if (failure?.invalidToken) yield put(navigate({ to: loginAddress(plainApplyPath(jobid)) }));
  else if (failure && !failure.alreadyApplied) yield put(applicationRefused(failure));
  // The offer's page says no more than that it was applied to.
  else if (answer && isApplied(answer.state ?? 'sent')) yield put(navigate({ to: job.url, replace: true }));
  else yield put(navigate({ to: '/postulaciones' }));
}

type Answer = { state?: string | undefined };

function* ask(
  call: Generator<unknown, Answer>,
): Generator<unknown, { answer?: Answer; failure?: ApplyFailure }> {
  try {
    return { answer: yield* call };
  } catch (thrown) {
    const profile = yield* read(selectProfile);
    return { failure: describeApplyFailure(toServiceErrorState(thrown, 'apply'), profile) };
  }
}

export const plainApplySaga: SagaDeclaration = {
  name: 'plain-apply',
  life: 'page',
  saga: function* watchPlainApply(): Generator {
    yield takeLoad(offerRequested.type, loadOffer);
    yield takeSubmission(applicationSent.type, apply);
  },
};
