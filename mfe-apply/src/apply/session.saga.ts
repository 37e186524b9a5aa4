import {
  actionChannel,
  call,
  put,
  race,
  read,
  take,
  toastShown,
  type Action,
  type RootState,
} from '@chamba/kernel/store';
import { UNAVAILABLE_TEXT } from '@chamba/kernel/errors';
import { claimPendingApply } from '@chamba/kernel/outbox';
import { selectProfile } from '@chamba/kernel/session';
import { applicationChanged, applicationsForgotten, applyRequested, applyShown } from './apply.slice.ts';

type Work = typeof import('./work.saga.ts');
type Channel = Parameters<Work['workFor']>[1];

/** Longest wait for an idle moment before the rest of the code is fetched, in ms. */
const IDLE_LIMIT = 3_000;

const selectUserId = (state: RootState): string | null =>
  state.session.isLogged ? (selectProfile(state)?.userid ?? null) : null;

/**
 * Lives as long as the tab: for a signed-in candidate, fetches the code that queues applications and lets it work
 * until they leave. Visitors need none of it.
 */
export function* applySession(): Generator {
  // Applications leave from browsers only: a server has no outbox to keep them in.
  if (typeof window === 'undefined') return;
  for (;;) {
    const user = yield* read(selectUserId);
    if (!user) {
      yield call(untilNot, user);
      continue;
    }
    yield call(claimPendingApply, user);
    yield race({ work: call(serve, user), left: call(untilNot, user) });
    yield put(applicationsForgotten());
  }
}

function* untilNot(user: string | null): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while ((yield* read(selectUserId)) === user);
}

function* serve(userid: string): Generator {
  // What happens before the code is there waits in line for it.
  const intents = (yield actionChannel(applyRequested.type)) as Channel;
  const shown = (yield actionChannel(applyShown.type)) as Channel;
  yield race({ idle: call(idle), tapped: take(applyRequested.type) });
  let code = (yield call(loadWork)) as Work | null;
  while (!code) {
    const intent = (yield take(intents)) as ReturnType<typeof applyRequested>;
    code = (yield call(loadWork)) as Work | null;
    // Asked again, now that there is code to answer.
    if (code) yield put(intent);
    else {
      const { offer, at } = intent.payload;
      yield put(applicationChanged({ jobid: offer.jobid, cause: 'released', at }));
      yield put(toastShown({ id: `apply-${offer.jobid}`, kind: 'error', text: UNAVAILABLE_TEXT }));
    }
  }
  yield call(code.workFor, userid, intents, shown);
}

async function loadWork(): Promise<Work | null> {
  try {
    return await import(/* webpackChunkName: "apply-work" */ './work.saga.ts');
  } catch {
    return null;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
    else setTimeout(resolve, IDLE_LIMIT / 10);
  });
}
