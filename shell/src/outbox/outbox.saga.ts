import { isEvent, event } from '@chamba/kernel/events';
import {
  hasPendingApply,
  listWholeOutbox,
  mayHoldApplications,
  type OutboxEntry,
} from '@chamba/kernel/outbox';
import { selectPageAccount } from '@chamba/kernel/session';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  race,
  read,
  take,
  toastShown,
  type Action,
} from '@chamba/kernel/store';
import { askForSync } from './background-sync.ts';
import { openTabs, type Settlement, type Tabs } from './tabs.ts';
import { networkBack } from './network.ts';

type Carrier = typeof import('./carrier.saga.ts');
type Queued = Parameters<typeof take>[0];

/** Pause before the code that sends is asked for again, in ms, unless the network returns before. */
const CODE_PAUSE_MS = 30_000;

const QUEUED_TEXT = 'Guardamos tu postulación. Se enviará en cuanto haya conexión.';

/**
 * Watches the outbox of this browser on every page. The code that sends is loaded only once there is something to send: a
 * note in the browser or the cookie of a visitor's wishes say so when a page opens or a session starts, the event
 * `application/queued` later.
 */
export function* outboxSaga(): Generator {
  for (;;) {
    const account = yield* read(selectPageAccount);
    yield race({ work: call(serve, account), left: call(untilNot, account) });
  }
}

function* untilNot(account: string): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while ((yield* read(selectPageAccount)) === account);
}

function* serve(account: string): Generator {
  if (account === 'none') {
    const carrier = mayHoldApplications(null) && ((yield call(fetchCarrier)) as Carrier | null);
    if (carrier) yield call(carrier.askToLogIn);
    yield call(untilNot, account);
    return;
  }
  const tabs = openTabs();
  try {
    yield fork(followOtherTabs, account, tabs);
    const queued = (yield actionChannel(isEvent('application/queued'))) as Queued;
    if (!mayHoldApplications(account) && !hasPendingApply()) yield take(queued);
    const { carry } = (yield call(loadCarrier, account, queued)) as Carrier;
    yield call(carry, account, queued, tabs);
  } finally {
    tabs.close();
  }
}

/** Loads the code that sends. What is queued while it cannot be had is kept all the same, and the page says so. */
function* loadCarrier(account: string, queued: Queued): Generator<unknown, Carrier> {
  for (;;) {
    const carrier = (yield call(fetchCarrier)) as Carrier | null;
    if (carrier) return carrier;
    yield call(askForSync);
    for (const { userid, offer, createdAt, cancelled } of (yield call(listWholeOutbox)) as OutboxEntry[]) {
      if (cancelled || userid !== account) continue;
      yield put(event('application/delayed', { jobid: offer.jobid, at: createdAt }));
      yield put(toastShown({ id: 'outbox', kind: 'status', text: QUEUED_TEXT }));
    }
    yield race({ pause: delay(CODE_PAUSE_MS), network: call(networkBack), queued: take(queued) });
  }
}

async function fetchCarrier(): Promise<Carrier | null> {
  try {
    return await import(/* webpackChunkName: "outbox" */ './carrier.saga.ts');
  } catch {
    return null;
  }
}

/** What another tab settled is settled here too. */
function* followOtherTabs(account: string, tabs: Tabs): Generator {
  for (;;) {
    const { userid, settled } = (yield take(tabs.incoming)) as Settlement;
    if (userid === account) yield put(event('application/settled', settled.payload));
  }
}
