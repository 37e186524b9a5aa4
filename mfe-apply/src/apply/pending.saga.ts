import { buildOfferUrl } from '@chamba/kernel/routes';
import { call, put, take } from '@chamba/kernel/store';
import { applicationChanged, applyRequested, type applyShown } from './apply.slice.ts';
import { dropPendingApply, readPendingApply, type PendingApply } from './pending-apply.ts';

/**
 * Sends the applications that a candidate wanted before the log-in, each once: the one of an offer's page from there, where
 * the employer's questions can be answered, the others at once.
 * @param shown channel of `applyShown` actions.
 */
export function* sendPending(userid: string, shown: Parameters<typeof take>[0]): Generator {
  for (const wish of readPendingApply(userid)) if (!isOfferPage(wish.jobid)) yield call(sendUnseen, wish);
  for (;;) {
    const { payload } = (yield take(shown)) as ReturnType<typeof applyShown>;
    const { jobid } = payload.offer;
    const wish = readPendingApply(userid).find((pending) => pending.jobid === jobid);
    if (!wish) continue;
    if (payload.asks) yield call(askFirst, userid, payload);
    else yield put(applyRequested(payload.offer, payload.placement));
  }
}

/** The dialog opens by itself once: who closes it taps the button when they want it again. */
function* askFirst(
  userid: string,
  { offer, placement }: ReturnType<typeof applyShown>['payload'],
): Generator {
  const { jobid } = offer;
  yield call(dropPendingApply, userid, jobid);
  yield put(applicationChanged({ jobid, cause: 'asked', at: Date.now(), offer, placement }));
}

function* sendUnseen({ jobid, external }: PendingApply): Generator {
  const url = buildOfferUrl({ id: jobid, title: '' });
  yield put(applyRequested({ jobid, title: '', companyname: '', location: '', url, external }));
}

function isOfferPage(jobid: string): boolean {
  const path = buildOfferUrl({ id: jobid, title: '' });
  return location.pathname === path || location.pathname.startsWith(`${path}-`);
}
