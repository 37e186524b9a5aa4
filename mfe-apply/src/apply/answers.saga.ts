import { event } from '@chamba/kernel/events';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { profileChanged, selectPageAccount, withSession } from '@chamba/kernel/session';
import { put, request, read, selectConfig, takeEvery, takeLeading, toastShown } from '@chamba/kernel/store';
import { externalAnswered, termsAccepted } from './apply.slice.ts';

/** Answers what a candidate says about applications that exist: that they accept the terms, that they applied elsewhere. */
export function* followAnswers(): Generator {
  yield takeLeading(termsAccepted.type, acceptTerms);
  yield takeEvery(externalAnswered.type, answerExternal);
}

function* acceptTerms(): Generator {
  const { legal } = yield* read(selectConfig);
  if (!legal) return;
  try {
    yield* withSession(() => request('account.setOptions', { legal_ok: true, legal_version: legal.version }));
    yield put(profileChanged({ termsandconditions: true }));
    yield put(event('session/termsAccepted', { userid: yield* read(selectPageAccount) }));
  } catch (thrown) {
    const { description } = toServiceErrorState(thrown, 'set-options');
    yield put(toastShown({ id: 'terms', kind: 'error', text: description }));
  }
}

function* answerExternal({ payload: { jobid, applied } }: ReturnType<typeof externalAnswered>): Generator {
  try {
    const { state } = yield* withSession(() => request('apply.external', { jobid, applied }));
    yield put(event('application/settled', { jobid, outcome: 'rejected', state, external: applied }));
  } catch (thrown) {
    const { description } = toServiceErrorState(thrown, 'record-external-application');
    yield put(toastShown({ id: `apply-${jobid}`, kind: 'error', text: description }));
  }
}
