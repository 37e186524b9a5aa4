import type { SessionAnswer } from '../api/types.ts';
import { isServiceError } from '../errors/service-error.ts';
import { put } from 'redux-saga/effects';
import { loginAddress } from '../routes/return-url.ts';
import { read } from '../saga-helpers/read.ts';
import { request } from '../saga-helpers/request.ts';
import { logoutRequested } from './actions.ts';
import { selectIsLogged, selectProfile } from './selectors.ts';
import { sessionStarted } from './session.slice.ts';

/** Codes by which services say that the session of a call is not valid. */
const REFUSALS: ReadonlySet<unknown> = new Set(['MYS-2', 'MYS-3', 'AAIS-2']);

/** The account of the session may not log in any more. */
const LOGIN_DISABLED = 'AAIS-7';

/**
 * Whether something that carries a code of the catalogue says that the session of its call is not valid.
 * @example if (refusesSession(thrown)) yield* regainSession();
 */
export const refusesSession = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'code' in failure && REFUSALS.has(failure.code);

/** What the cookie turned out to hold; `another` is the session of another account. */
export type SessionCheck = 'held' | 'over' | 'another' | 'unknown';

/** A refusal by the service; what did not reach it, or failed in it, ends no session. */
const saysOver = (failure: unknown): boolean =>
  isServiceError(failure) &&
  failure.status === 404 &&
  (refusesSession(failure) || failure.code === LOGIN_DISABLED);

/**
 * Saga step: asks once whose session the cookie holds, and takes it up again when it is the same candidate's and the
 * account may still log in.
 * @returns `unknown` when the site could not be asked.
 * @example if ((yield* checkSession()) === 'over') yield put(logInAgain());
 */
export function* checkSession(): Generator<unknown, SessionCheck> {
  const profile = yield* read(selectProfile);
  let answer: SessionAnswer;
  try {
    answer = yield* request('session.current', {});
  } catch (failure) {
    return saysOver(failure) ? 'over' : 'unknown';
  }
  const { userid, enabledlogin } = answer.user_profile;
  if (profile && userid !== profile.userid) return 'another';
  if (!profile || !enabledlogin) return 'over';
  yield put(sessionStarted({ answer, method: 'token' }));
  return 'held';
}

/**
 * Saga step for a call that was refused because its session is not valid: where the cookie still holds the session the
 * call may be repeated, else the person logs in again and comes back to this page.
 * @param returnUrl where the log-in leads back to: the address that is open, unless it is another.
 * @returns whether the session holds. Never on the server, where the page's first answer decides on the session.
 * @example if (refusesSession(error) && (yield* regainSession())) yield* retry();
 */
export function* regainSession(returnUrl?: string): Generator<unknown, boolean> {
  if (typeof window === 'undefined') return false;
  const outcome = yield* checkSession();
  // The shell leaves the session of another account alone and says whose page it is.
  if ((outcome === 'over' || outcome === 'another') && (yield* read(selectIsLogged)))
    yield put(logInAgain(returnUrl));
  return outcome === 'held';
}

/**
 * Ends the session and leads to the log-in.
 * @param returnUrl where the log-in leads back to: the address that is open, unless it is another.
 * @example yield put(logInAgain());
 */
export function logInAgain(returnUrl?: string) {
  const { pathname, search, hash } = window.location;
  return logoutRequested({ to: loginAddress(returnUrl ?? pathname + search + hash) });
}

/**
 * Saga step: carries out calls of the candidate's. When a service says that the session is not valid, they are repeated
 * once if the cookie still holds it.
 * @param returnUrl where the log-in leads back to where the session is over: the address that is open, unless it is another.
 * @throws ServiceError why they failed.
 * @example const { resume } = yield* withSession(() => request('resume.read', { userid, resumeid }));
 */
export function* withSession<Result>(
  calls: () => Generator<unknown, Result>,
  returnUrl?: string,
): Generator<unknown, Result> {
  try {
    return yield* calls();
  } catch (failure) {
    if (!saysOver(failure) || !(yield* regainSession(returnUrl))) throw failure;
    return yield* calls();
  }
}
