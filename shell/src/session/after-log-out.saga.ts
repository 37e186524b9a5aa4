import { event } from '@chamba/kernel/events';
import { logoutRequested, selectProfile } from '@chamba/kernel/session';
import { removeLocal } from '@chamba/kernel/storage';
import { call, read, request, takeEvery, takeLatest } from '@chamba/kernel/store';

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

/** A session that ends by itself leaves what was typed to its person; a log-out that was asked for does not. */
function* forgetDrafts({ payload }: ReturnType<typeof logoutRequested>): Generator {
  const profile = yield* read(selectProfile);
  if (payload.to === undefined && profile) yield call(removeLocal, `draft.${profile.userid}`);
}

/** What a log-out leaves to do, for which no page waits. */
export function* afterLogOutSaga(): Generator {
  yield takeEvery(logoutRequested.type, forgetDrafts);
  yield takeLatest(event('session/loggedOut', { userid: null }).type, callOnceOnline);
}
