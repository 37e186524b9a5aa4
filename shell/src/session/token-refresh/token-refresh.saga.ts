import { checkSession, logInAgain, selectIsLogged, selectSession } from '@chamba/kernel/session';
import {
  call,
  createAction,
  delay,
  put,
  race,
  request,
  read,
  selectToggles,
  take,
  type Action,
  type RootState,
} from '@chamba/kernel/store';
import { DONE_SHOWN_MS, JITTER_MS, NEXT_WAIT_MS } from './refresh-times.ts';
import {
  claimMainTab,
  firstWait,
  clearRefreshState,
  mayRefresh,
  publishRefreshState,
} from './tabs-agreement.ts';

/** The session could not be lengthened and is over: a log-out follows, and the log-in that leads back to this page. */
export const refreshFailed = createAction('session/refreshFailed');

const DONE: ReadonlySet<unknown> = new Set([200, 201, 'ok']);

/** Whether a session is open that can be extended; the session of a mailed link cannot. */
const selectIsRefreshed = (state: RootState): boolean =>
  selectIsLogged(state) && selectSession(state).loginMethod !== 'accessToken';

function* until(wanted: boolean): Generator {
  while ((yield* read(selectIsRefreshed)) !== wanted)
    yield take((action: Action) => action.type.startsWith('session/'));
}

/** @returns whether the service lengthened the session. */
function* ask(): Generator<unknown, boolean> {
  try {
    const { status } = yield* request('session.refresh', {});
    return DONE.has(status);
  } catch {
    return false;
  }
}

/** One round: the main tab lengthens the session, unless another tab is at it or has just done so. */
function* refresh(): Generator {
  const { disableRefreshToken } = yield* read(selectToggles);
  if (disableRefreshToken || !claimMainTab(Date.now()) || !mayRefresh(Date.now())) return;
  publishRefreshState(1, Date.now());
  if (yield* ask()) {
    publishRefreshState(2, Date.now());
    yield delay(DONE_SHOWN_MS);
    publishRefreshState(0);
    return;
  }
  clearRefreshState();
  // Without a network or a service it is unknown whether the session expired: it goes on, and so does the refresh.
  if ((yield* checkSession()) !== 'over') return;
  yield put(refreshFailed());
  yield put(logInAgain());
}

function* rounds(): Generator {
  let wait = firstWait(Date.now());
  for (;;) {
    yield delay(wait + Math.random() * JITTER_MS);
    yield call(refresh);
    wait = NEXT_WAIT_MS;
  }
}

/** Extends the open session as long as a page is open. */
export function* tokenRefreshSaga(): Generator {
  for (;;) {
    yield call(until, true);
    yield race({ rounds: call(rounds), left: call(until, false) });
  }
}
