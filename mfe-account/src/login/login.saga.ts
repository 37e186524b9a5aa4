import type { SessionAnswer } from '@chamba/kernel/api';
import { describeError, ServiceError, toServiceErrorState } from '@chamba/kernel/errors';
import { event } from '@chamba/kernel/events';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { isRecruiter, sessionEnded, sessionStarted } from '@chamba/kernel/session';
import {
  call,
  cancelled,
  delay,
  put,
  race,
  request,
  read,
  selectConfig,
  takeLatest,
  takeSubmission,
  toastShown,
  type Action,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { goTo } from '../forms/go.ts';
import { forgetTyped } from '../forms/typed-email.ts';
import { forgetReturnPath } from '../return-path/return-path.ts';
import { canUsePasskeys, ceremony, findRefusal } from '../passkeys/ceremony.ts';
import { login, passkeyLogin, passkeyOffered, type LoginRequest } from './login.slice.ts';

/** Address of the page where a person stops the deletion of their account. */
const KEEP_ACCOUNT = '/cuenta/eliminar';

type Signed = Awaited<ReturnType<typeof ceremony.sign>>;

/** How long a challenge of a service that does not say so can be answered, in ms. */
const CHALLENGE_MS = 60_000;

/** The device signed nothing: its owner closed its question, or it has no passkey of the site. */
const DECLINED = 'No se usó ninguna llave de acceso. Puedes entrar con tu contraseña.';

/** Ends a session that the server opened for an account that may not use this site: the page shows no account yet. */
function* refuseSession(userid: string): Generator {
  try {
    yield* request('session.logout', { userid });
  } catch {
    // The session was never taken into the page; its cookie expires by itself.
  }
}

/** Saga step: ends the session of a recruiter, who has a separate site, and redirects there. */
export function* sendRecruiterAway(userid: string): Generator {
  yield* refuseSession(userid);
  yield put(sessionEnded());
  yield* leadAway();
}

/** Saga step: goes where recruiters log out, without touching the session that is open here. */
export function* leadAway(): Generator {
  const { externals } = yield* read(selectConfig);
  yield* goTo(externals.logout || '/');
}

/**
 * Saga step: takes a session that was just opened into the page.
 * @returns false when it belongs to a recruiter, who is sent to their own site.
 * @throws ServiceError AAIS-7 when the account may not log in.
 */
export function* startSession(answer: SessionAnswer): Generator<unknown, boolean> {
  const profile = answer.user_profile;
  if (isRecruiter(profile)) {
    yield* sendRecruiterAway(profile.userid);
    return false;
  }
  if (!profile.enabledlogin) {
    yield* refuseSession(profile.userid);
    throw new ServiceError({
      status: 404,
      code: 'AAIS-7',
      description: describeError('AAIS-7'),
      operation: 'login',
    });
  }
  yield call(forgetTyped);
  yield put(sessionStarted({ answer, method: 'credentials' }));
  yield put(event('session/loggedIn', { userid: profile.userid, method: 'credentials' }));
  return true;
}

/**
 * Saga step: takes the session of a log-in into the page and leads on, whatever proved the account.
 * @param finished called when it ends.
 * @param to path to go to; null stays on the page.
 */
function* enter(answer: SessionAnswer, finished: Action, to: string | null): Generator {
  if (!(yield* startSession(answer))) return;
  yield put(finished);
  // Whoever logs in while the account waits for its deletion is asked first whether to keep it.
  const next = answer.user_profile.deletiondue ? KEEP_ACCOUNT : to;
  if (next === null) return;
  forgetReturnPath();
  yield* goTo(next, { replace: true });
}

function* logIn({ payload }: SubmittedAction<LoginRequest>): Generator {
  const { user, password, to } = payload;
  try {
    yield* enter(yield* request('session.login', { userid: user.trim(), password }), login.finished(), to);
  } catch (failure) {
    yield put(login.failed(toServiceErrorState(failure, 'login')));
  }
}

function* logInWithPasskey({ payload: { to } }: SubmittedAction<Pick<LoginRequest, 'to'>>): Generator {
  try {
    const options = yield* request('session.passkeyChallenge', {});
    const credential = (yield call(ceremony.sign, options)) as Signed;
    yield* enter(yield* request('session.loginByPasskey', { credential }), passkeyLogin.finished(), to);
  } catch (failure) {
    if (findRefusal(failure)) {
      yield put(passkeyLogin.reset());
      yield put(toastShown({ id: 'passkey-login', kind: 'status', text: DECLINED }));
    } else yield put(passkeyLogin.failed(toServiceErrorState(failure, 'login')));
    // The question of the device ended the offer.
    yield put(passkeyOffered({ to }));
  }
}

/** Saga step: a log-in that the owner of a passkey signs when the browser offers it; asked anew before its challenge expires. */
function* signWhenOffered(): Generator<unknown, Signed> {
  for (;;) {
    const options = yield* request('session.passkeyChallenge', {});
    const { signed } = (yield race({
      signed: call(ceremony.sign, options, true),
      old: delay((options.timeout ?? CHALLENGE_MS) * 0.8),
    })) as { signed?: Signed };
    if (signed) return signed;
  }
}

/** Lets the browser offer passkeys beside the passwords that it fills into the form, for as long as the form is there. */
function* offerPasskey({ payload }: ReturnType<typeof passkeyOffered>): Generator {
  if (!payload) return;
  if (!canUsePasskeys(yield* read(selectConfig))) return;
  let credential: Signed;
  try {
    if (!(yield call(ceremony.canFill))) return;
    credential = yield* signWhenOffered();
  } catch {
    // Nobody asked for it, so no failure is shown: the other ways in are there.
    return;
  } finally {
    if (yield cancelled()) yield call(ceremony.end);
  }
  try {
    yield* enter(yield* request('session.loginByPasskey', { credential }), login.finished(), payload.to);
  } catch (failure) {
    yield put(login.failed(toServiceErrorState(failure, 'login')));
  }
}

/** Answers the login form. */
export const loginSaga: SagaDeclaration = {
  name: 'login',
  life: 'page',
  saga: function* watchLogin(): Generator {
    yield takeSubmission(login.submittedType, logIn);
    yield takeSubmission(passkeyLogin.submittedType, logInWithPasskey);
    yield takeLatest(passkeyOffered.type, offerPasskey);
  },
};
