import { event, type EventAction } from '@chamba/kernel/events';
import { navigate } from '@chamba/kernel/router';
import { logoutRequested, selectProfile, sessionEnded } from '@chamba/kernel/session';
import { call, jobStatusRestored, put, request, select, takeLatest } from '@chamba/kernel/store';
import { clearOnLogout } from '@chamba/kernel/storage';
import type { UserProfile } from '@chamba/kernel/api';

/** Ends the session everywhere: cookie, local storage and store, then goes home or where it was asked. */
function* logOut(action: ReturnType<typeof logoutRequested>): Generator {
  const profile = (yield select(selectProfile)) as UserProfile | null;
  try {
    yield* request('session.logout', {});
  } catch {
    // The session ends here even if the server could not be told: its cookie expires by itself.
  }
  yield put(jobStatusRestored([]));
  yield call(clearOnLogout);
  yield put(sessionEnded());
  yield put(
    event('session/loggedOut', { userid: profile?.userid ?? null }) as EventAction<'session/loggedOut'>,
  );
  yield put(navigate({ to: action.payload.to ?? '/' }));
}

/** The shell's own saga of the session. */
export function* sessionSaga(): Generator {
  yield takeLatest(logoutRequested.type, logOut);
}
