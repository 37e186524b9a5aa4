import {
  actionChannel,
  call,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type Action,
  type RootState,
} from '@chamba/kernel/store';
import { isEvent } from '@chamba/kernel/events';
import { buildOfferUrl } from '@chamba/kernel/routes';
import { selectProfile } from '@chamba/kernel/session';
import { applicationRefused, applicationsForgotten, applyRequested, applyShown } from './apply.slice.ts';
import { dropPendingApply, readPendingApply } from './pending-apply.ts';

type Delivery = typeof import('./delivery.saga.ts');
type Intents = Parameters<Delivery['deliverFor']>[1];

/** Longest wait for an idle moment before the outbox's code is fetched, in ms. */
const IDLE_LIMIT = 3_000;

/** The candidate who is signed in; null when nobody is. */
export const selectUserId = (state: RootState): string | null =>
  state.session.isLogged ? (selectProfile(state)?.userid ?? null) : null;

/**
 * Lives as long as the tab: while somebody is signed in, sends what they apply to, goes on with what their outbox
 * still holds, and sends the application they wanted before they logged in.
 */
export function* applySession(): Generator {
  // Applications leave from browsers only: a server has no outbox to keep them in.
  if (typeof window === 'undefined') return;
  for (;;) {
    const user = (yield select(selectUserId)) as string | null;
    if (!user) {
      yield call(untilNot, user);
      continue;
    }
    yield race({ work: call(serve, user), left: call(untilNot, user) });
    yield put(applicationsForgotten());
  }
}

function* untilNot(user: string | null): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while (((yield select(selectUserId)) as string | null) === user);
}

function* serve(userid: string): Generator {
  const intents = (yield actionChannel(applyRequested.type)) as Intents;
  yield fork(sendPending);
  yield race({ idle: call(idle), tapped: take(applyRequested.type) });
  let delivery = (yield call(loadDelivery)) as Delivery | null;
  while (!delivery) {
    const intent = (yield take(intents)) as ReturnType<typeof applyRequested>;
    delivery = (yield call(loadDelivery)) as Delivery | null;
    // Asked again, now that there is code to answer.
    if (delivery) yield put(intent);
    else yield put(applicationRefused({ ...intent.payload, failure: unreachable }));
  }
  yield call(delivery.deliverFor, userid, intents);
}

const unreachable = {
  status: 0,
  code: 'ACT-01',
  description: 'El servicio no está disponible en este momento',
  operation: 'apply',
  notSuccess: true,
} as const;

async function loadDelivery(): Promise<Delivery | null> {
  try {
    return await import(/* webpackChunkName: "apply-delivery" */ './delivery.saga.ts');
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

function* sendPending(): Generator {
  yield takeEvery(applyShown.type, sendShown);
  yield takeEvery(isEvent('session/emailVerified'), sendConfirmed);
  const profile = (yield select(selectProfile)) as ReturnType<typeof selectProfile>;
  if (profile?.validemail && !profile.newaccounttoken) yield call(sendConfirmed);
}

/** Back on the offer's page: whatever the account lacks is said there. */
function* sendShown({ payload }: ReturnType<typeof applyShown>): Generator {
  if (readPendingApply()?.jobid !== payload.offer.jobid) return;
  dropPendingApply();
  yield put(applyRequested(payload.offer, payload.placement));
}

/** The e-mail is confirmed: the application need not wait for a visit to the offer's page. */
function* sendConfirmed(): Generator {
  const pending = readPendingApply();
  if (!pending || isOfferPage(pending.jobid)) return;
  dropPendingApply();
  const { jobid, external } = pending;
  const url = buildOfferUrl({ id: jobid, title: '' });
  yield put(applyRequested({ jobid, title: '', companyname: '', location: '', url, external }));
}

function isOfferPage(jobid: string): boolean {
  const path = buildOfferUrl({ id: jobid, title: '' });
  return location.pathname === path || location.pathname.startsWith(`${path}-`);
}
