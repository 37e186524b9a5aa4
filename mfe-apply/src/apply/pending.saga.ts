import { dropPendingApply, readPendingApply } from '@chamba/kernel/outbox';
import { call, put, take, takeEvery } from '@chamba/kernel/store';
import { applicationChanged, applyRequested, type applyShown } from './apply.slice.ts';

/**
 * Sends the application that a candidate wanted before the log-in once its offer is on the page, or asks first what has to
 * be asked. The shell sends those to other offers.
 * @param shown channel of `applyShown` actions.
 */
export function* sendPending(userid: string, shown: Parameters<typeof take>[0]): Generator {
  yield takeEvery(applicationChanged.type, dropReleased, userid);
  for (;;) {
    const { payload } = (yield take(shown)) as ReturnType<typeof applyShown>;
    const { offer, placement, asks } = payload;
    const { jobid } = offer;
    if (!readPendingApply(userid).some((wish) => wish.jobid === jobid)) continue;
    if (asks) yield put(applicationChanged({ jobid, cause: 'asked', at: Date.now(), offer, placement }));
    else yield put(applyRequested(offer, placement));
  }
}

/** Whoever closes the dialog does not want it any more: the button asks again. */
function* dropReleased(userid: string, { payload }: ReturnType<typeof applicationChanged>): Generator {
  if (payload.cause === 'released') yield call(dropPendingApply, userid, payload.jobid);
}
