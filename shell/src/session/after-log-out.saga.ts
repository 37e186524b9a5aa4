import { event } from '@chamba/kernel/events';
import { selectProfile } from '@chamba/kernel/session';
import { call, read, request, take, takeLatest } from '@chamba/kernel/store';
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

/** What a log-out leaves to do, for which no page waits. */
export function* afterLogOutSaga(): Generator {
  yield takeLatest(isAskedFor, forget);
  yield takeLatest(event('session/loggedOut', { userid: null }).type, callOnceOnline);
}
