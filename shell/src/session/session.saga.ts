import { event } from '@chamba/kernel/events';
import { navigate } from '@chamba/kernel/router';
import {
  checkSession,
  logoutRequested,
  refusesSession,
  regainSession,
  selectFirstName,
  selectIsLogged,
  selectPageAccount,
  selectProfile,
  sessionEnded,
} from '@chamba/kernel/session';
import { call, fork, put, race, request, read, take, takeLeading, type Action } from '@chamba/kernel/store';
import { clearOnLogout, writeCookie } from '@chamba/kernel/storage';
import { removeBootPayload } from '../boot-payload.ts';
import { explainAnotherAccount } from './explain-account.ts';
import { signedAccount } from './signed-account.ts';
import { outsideLogout } from './outside-logout.ts';

/** Leaving for another site, as one call so that tests can watch it. */
export const browser = {
  assign: (url: string): void => window.location.assign(url),
  /** Ends the subscription to notifications, where the browser has one. */
  unsubscribe: async (): Promise<void> => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const registration: Partial<ServiceWorkerRegistration> | undefined =
      await serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  },
};

function* endNotifications(): Generator {
  try {
    yield call(browser.unsubscribe);
  } catch {
    // A browser that refuses keeps a subscription that is no longer used.
  }
}

/**
 * Whether the session of this browser is not the page's to end: another tab has begun one, or has ended the page's own and
 * something typed here would be lost.
 * @param returns whether the person is to log in and come back.
 */
function* isOfAnother(returns: boolean): Generator<unknown, boolean> {
  const account = yield* read(selectPageAccount);
  const signed = signedAccount();
  if (account === 'none' || signed === account || (signed === 'none' && !returns)) return false;
  const name = yield* read(selectFirstName);
  return (yield call(explainAnotherAccount, { account, name })) as boolean;
}

/**
 * Whether the session is the page's own and goes on: its candidate may have logged in again, in another tab, since the call
 * was refused that leads to the log-in.
 */
function* isHeldAgain(): Generator<unknown, boolean> {
  const account = yield* read(selectPageAccount);
  return account !== 'none' && signedAccount() === account && (yield* checkSession()) === 'held';
}

/**
 * Ends the session everywhere: cookie, local storage, store and subscription to notifications. Then goes where it was
 * asked, to the outside log-in's own end of the session, or home.
 */
function* logOut(action: ReturnType<typeof logoutRequested>): Generator {
  const returns = action.payload.to !== undefined;
  if (yield* isOfAnother(returns)) return;
  if (returns && (yield* isHeldAgain())) return;
  const profile = yield* read(selectProfile);
  try {
    yield* request('session.logout', {});
  } catch {
    // The session ends here even if the server did not get the call; see `afterLogOutSaga`.
  }
  // The key in it is gone for good: nothing that is written in its place makes the token's cookie open anything.
  yield call(writeCookie, 'session', '', 0);
  yield call(clearOnLogout);
  // Before anything that takes time: a page with an account and a browser without its session would load itself anew.
  yield put(sessionEnded());
  yield call(removeBootPayload);
  yield put(event('session/loggedOut', { userid: profile?.userid ?? null }));
  yield call(endNotifications);
  const outside = yield* read(outsideLogout);
  if (outside && action.payload.to === undefined) yield call(browser.assign, outside);
  else yield put(navigate({ to: action.payload.to ?? '/' }));
}

/** Whether a person requested a log-out; one with a destination follows from a session or an account that is over. */
export const isAskedFor = (action: Action): boolean =>
  logoutRequested.match(action) && action.payload.to === undefined;

type Outcome = { asked?: ReturnType<typeof logoutRequested> };

/**
 * Ends sessions as requested. While one is being ended the calls of its page are refused, each of which requests a log-out
 * and the way back: the one in progress is that already. Begun anew it would find the cookie gone, as if another tab had
 * ended the session, and stay. What the person requests comes first always.
 */
function* logOutRequests(): Generator {
  for (;;) {
    let action = (yield take(logoutRequested.type)) as Outcome['asked'];
    while (action)
      action = ((yield race({ ended: call(logOut, action), asked: take(isAskedFor) })) as Outcome).asked;
  }
}

/** Whether an action of any unit carries a failure that says that the session is invalid. */
const isSessionExpiredFailure = (action: Action & { payload?: unknown }): boolean =>
  refusesSession(action.payload);

/** The session goes on if it is still this candidate's; if it expired or is another account's, it ends here too. */
function* revalidateSession(): Generator {
  if (yield* read(selectIsLogged)) yield* regainSession();
}

/** The shell's own saga of the session. */
export function* sessionSaga(): Generator {
  yield fork(logOutRequests);
  yield takeLeading(isSessionExpiredFailure, revalidateSession);
}
