import { isServiceError } from '@chamba/kernel/errors';
import { event, type EventAction } from '@chamba/kernel/events';
import { navigate } from '@chamba/kernel/router';
import {
  logoutRequested,
  selectIsLogged,
  selectProfile,
  sessionEnded,
  sessionStarted,
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
import { clearOnLogout } from '@chamba/kernel/storage';
import type { UserProfile } from '@chamba/kernel/api';

/** Leaving for another site, as one call so that tests can watch it. */
export const browser = {
  assign: (url: string): void => window.location.assign(url),
  /** Path, query and anchor of the page. */
  address: (): string => location.pathname + location.search + location.hash,
  /** Ends the subscription to notifications, where the browser has one. */
  unsubscribe: async (): Promise<void> => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  },
};

/** Address that ends the session of an outside log-in too; null while people log in here. */
function outsideLogout(state: RootState): string | null {
  const { logout } = selectConfig(state).externals;
  return selectToggles(state).kratosAuth && logout ? `${logout}?return=/` : null;
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
    // The session ends here even if the server could not be told: its cookie expires by itself.
  }
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

/** Codes by which services say that the session of a call is not valid. */
const SESSION_OVER: ReadonlySet<unknown> = new Set(['MYS-2', 'MYS-3', 'AAIS-2']);

/** Whether an action tells of a call that failed because its session is not valid: any unit's, by its payload. */
function tellsSessionOver({ payload }: Action & { payload?: unknown }): boolean {
  return (
    typeof payload === 'object' && payload !== null && 'code' in payload && SESSION_OVER.has(payload.code)
  );
}

/**
 * Asks once whose session the cookie still holds. The same candidate's goes on; over, or somebody else's, it ends here
 * too and the person logs in again, back to where they are.
 */
function* checkSession(): Generator {
  const profile = (yield select(selectProfile)) as UserProfile | null;
  if (!profile) return;
  try {
    const answer = yield* request('session.current', {});
    if (answer.user_profile.userid === profile.userid) {
      yield put(sessionStarted({ answer, method: 'token' }));
      return;
    }
  } catch (error) {
    // Nobody could say: the next call that needs the session asks again.
    if (!isServiceError(error) || error.status !== 404) return;
  }
  if (((yield select(selectIsLogged)) as boolean) === false) return;
  const here = (yield call(browser.address)) as string;
  yield put(logoutRequested({ to: `/login?returnUrl=${encodeURIComponent(here)}` }));
}

/** The shell's own saga of the session. */
export function* sessionSaga(): Generator {
  yield takeLatest(logoutRequested.type, logOut);
  yield takeLeading(tellsSessionOver, checkSession);
}
