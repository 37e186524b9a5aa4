import { event } from '@chamba/kernel/events';
import { navigate } from '@chamba/kernel/router';
import { loginAddress } from '@chamba/kernel/routes';
import { selectProfile, sessionStarted } from '@chamba/kernel/session';
import { call, put, read, request, take, takeLatest, toastClosed, toastShown } from '@chamba/kernel/store';
import { forgetPerson } from './forget-person.ts';
import { isAskedFor } from './session.saga.ts';

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Makes a call when the network returns, any call, in case the log-out did not get through: the site ends the session of a
 * browser that holds the token's cookie without the readable one. A page that is loaded before does the same.
 */
function* callOnceOnline(): Generator {
  yield call(untilOnline);
  try {
    yield* request('session.current', {});
  } catch {
    // There is no session to read.
  }
}

/** A session that ends by itself leaves what was typed to its person; a log-out that was asked for leaves nothing. */
function* forget(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  // The log-out may be refused: the session of the browser may be another person's by now.
  yield take(event('session/loggedOut', { userid: null }).type);
  yield call(forgetPerson, profile.userid);
}

const OVER = 'Tu sesión terminó. Inicia sesión para continuar.';

const OVER_TOAST = 'session-over';

/** Says at the log-in why it is asked for, until the person has logged in. */
function* explainLogIn(): Generator {
  const { payload } = (yield take(navigate.type)) as ReturnType<typeof navigate>;
  if (!payload.to.startsWith(loginAddress())) return;
  yield put(toastShown({ id: OVER_TOAST, kind: 'status', text: OVER }));
  yield take(sessionStarted.type);
  yield put(toastClosed(OVER_TOAST));
}

/** What a log-out leaves to do, for which no page waits. */
export function* afterLogOutSaga(): Generator {
  yield takeLatest(isAskedFor, forget);
  yield takeLatest(event('session/loggedOut', { userid: null }).type, callOnceOnline);
  yield takeLatest(event('session/loggedOut', { userid: null }).type, explainLogIn);
}
