import { event } from '@chamba/kernel/events';
import {
  addToOutbox,
  claimPendingApply,
  createOutboxEntry,
  dropPendingApply,
  isLeftToOffer,
  readPendingApply,
} from '@chamba/kernel/outbox';
import { buildOfferUrl } from '@chamba/kernel/routes';
import { call, put } from '@chamba/kernel/store';

/**
 * Puts the applications that a candidate wanted as a visitor of this tab into the outbox, whichever page the log-in leads
 * to. Only the page of an offer knows what the employer asks: the wish for that one is left to it.
 */
export function* queuePending(userid: string): Generator {
  claimPendingApply(userid);
  for (const wish of readPendingApply(userid)) {
    if (isLeftToOffer(wish, location)) continue;
    const { jobid, external } = wish;
    const url = buildOfferUrl({ id: jobid, title: '' });
    const offer = { jobid, title: '', companyname: '', location: '', url, external };
    yield call(addToOutbox, createOutboxEntry(userid, offer));
    // Not before: a page closed in between would lose the wish.
    yield call(dropPendingApply, userid, jobid);
    if (!external) yield put(event('application/submitted', { jobid }));
    yield put(event('application/queued', { jobid }));
  }
}
