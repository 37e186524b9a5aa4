import { event, type EventAction } from '@chamba/kernel/events';
import { navigate } from '@chamba/kernel/router';
import {
  logoutRequested,
  refusesSession,
  regainSession,
  selectIsLogged,
  selectProfile,
  sessionEnded,
} from '@chamba/kernel/session';
import {
  call,
  jobStatusRestored,
  put,
  request,
  select,
  selectConfig,
  selectToggles,
  takeLatest,
  takeLeading,
  type Action,
  type RootState,
} from '@chamba/kernel/store';
import { clearOnLogout, writeCookie } from '@chamba/kernel/storage';
import type { UserProfile } from '@chamba/kernel/api';

/** Leaving for another site, as one call so that tests can watch it. */
export const browser = {
  assign: (url: string): void => window.location.assign(url),
  /** Ends the subscription to notifications, where the browser has one. */
  unsubscribe: async (): Promise<void> => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  },
};

/** Address that ends the session of an outside log-in too; null while people log in here. */
function outsideLogout(state: RootState): string | null {
  const { logout } = selectConfig(state).externals;
  return selectToggles(state).kratosAuth && logout
    ? `${logout}${logout.includes('?') ? '&' : '?'}return=/`
    : null;
}

function* endNotifications(): Generator {
  try {
    yield call(browser.unsubscribe);
  } catch {
    // A browser that refuses keeps a subscription that nobody sends to any more.
  }
}

/**
 * Ends the session everywhere: cookie, local storage, subscription to notifications and store, then goes where it was asked, to the outside log-in's
 * own end of the session, or home.
 */
function* logOut(action: ReturnType<typeof logoutRequested>): Generator {
  const profile = (yield select(selectProfile)) as UserProfile | null;
  try {
    yield* request('session.logout', {});
  } catch {
    // The session ends here even if the server could not be told.
  }
  // Without it the token's cookie, which only the server can take away, opens nothing any more.
  yield call(writeCookie, 'session', '', 0);
  yield put(jobStatusRestored([]));
  yield call(clearOnLogout);
  yield call(endNotifications);
  yield put(sessionEnded());
  yield put(
    event('session/loggedOut', { userid: profile?.userid ?? null }) as EventAction<'session/loggedOut'>,
  );
  const outside = (yield select(outsideLogout)) as string | null;
  if (outside && action.payload.to === undefined) yield call(browser.assign, outside);
  else yield put(navigate({ to: action.payload.to ?? '/' }));
}

/** Whether an action tells of a call that failed because its session is not valid: any unit's, by its payload. */
const tellsSessionOver = (action: Action & { payload?: unknown }): boolean => refusesSession(action.payload);

/** The same candidate's session goes on; over, or somebody else's, it ends here too. */
function* checkRefusal(): Generator {
  if (yield select(selectIsLogged)) yield* regainSession();
}

/** The shell's own saga of the session. */
export function* sessionSaga(): Generator {
  yield takeLatest(logoutRequested.type, logOut);
  yield takeLeading(tellsSessionOver, checkRefusal);
}
