import type { SessionAnswer, UserProfile } from '@chamba/kernel/api';
import { isServiceError } from '@chamba/kernel/errors';
import { logoutRequested, selectProfile, sessionStarted } from '@chamba/kernel/session';
import { put, request, select } from '@chamba/kernel/store';

/** Codes by which a service says that it knows no session of the caller. */
const SESSION_OVER = ['MYS-2', 'MYS-3', 'AAIS-2'];

/** A refusal by the service; what did not reach it, or failed in it, ends no session. */
const isSessionOver = (failure: unknown): boolean =>
  isServiceError(failure) && failure.status === 404 && SESSION_OVER.includes(failure.code);

/**
 * Saga step: carries out a save of the candidate's. When the service says that the session is over, the cookie is asked
 * once: where it still holds one the save is repeated, else the person logs in again and comes back to this page.
 * @throws ServiceError why it was not saved.
 */
export function* withSession<Result>(save: () => Generator<unknown, Result>): Generator<unknown, Result> {
  try {
    return yield* save();
  } catch (failure) {
    if (!isSessionOver(failure)) throw failure;
    if (!(yield* regainSession())) throw failure;
    return yield* save();
  }
}

function* regainSession(): Generator<unknown, boolean> {
  const profile = (yield select(selectProfile)) as UserProfile | null;
  let answer: SessionAnswer | null = null;
  try {
    answer = yield* request('session.current', {});
  } catch (failure) {
    if (!isSessionOver(failure)) return false;
  }
  // Somebody else may have logged in from another tab: what was typed here is not theirs.
  if (answer && profile && answer.user_profile.userid === profile.userid) {
    yield put(sessionStarted({ answer, method: 'token' }));
    return true;
  }
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  yield put(logoutRequested({ to: `/login?returnUrl=${here}` }));
  return false;
}
