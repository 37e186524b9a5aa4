import { isEvent } from '@chamba/kernel/events';
import { buildOfferUrl } from '@chamba/kernel/routes';
import { selectProfile, selectResumeId } from '@chamba/kernel/session';
import { call, fork, put, read, take, takeEvery } from '@chamba/kernel/store';
import { applicationChanged, applyRequested, type applyShown } from './apply.slice.ts';
import { dropPendingApply, isPendingHeld, readPendingApply } from './pending-apply.ts';

/**
 * Sends the application that a candidate wanted before the login, once: on the offer's page, or anywhere as soon as the
 * e-mail is confirmed.
 * @param shown channel of `applyShown` actions.
 */
export function* sendPending(userid: string, shown: Parameters<typeof take>[0]): Generator {
  yield takeEvery(isEvent('session/emailVerified'), sendConfirmed, userid);
  yield fork(sendAtOnce, userid);
  for (;;) {
    const { payload } = (yield take(shown)) as ReturnType<typeof applyShown>;
    // What the account still lacks is shown on the offer's page.
    if (readPendingApply(userid)?.jobid !== payload.offer.jobid) continue;
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

function* sendAtOnce(userid: string): Generator {
  const profile = yield* read(selectProfile);
  if (profile?.validemail && !profile.newaccounttoken) yield call(sendConfirmed, userid);
}

function* sendConfirmed(userid: string): Generator {
  const pending = readPendingApply(userid);
  if (!pending || isPendingHeld(pending.jobid) || isOfferPage(pending.jobid)) return;
  // Without a résumé it would only be refused: the wish waits for the offer's page.
  if (!(yield* read(selectResumeId))) return;
  const { jobid, external } = pending;
  const url = buildOfferUrl({ id: jobid, title: '' });
  yield put(applyRequested({ jobid, title: '', companyname: '', location: '', url, external }));
}

function isOfferPage(jobid: string): boolean {
  const path = buildOfferUrl({ id: jobid, title: '' });
  return location.pathname === path || location.pathname.startsWith(`${path}-`);
}
