import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import {
  addToOutbox,
  createOutboxEntry,
  dropPendingApply,
  listOutbox,
  type OutboxEntry,
} from '@chamba/kernel/outbox';
import { call, fork, put, take, takeEvery } from '@chamba/kernel/store';
import { applicationChanged, type AppliedOffer, type applyRequested } from './apply.slice.ts';
import { dropDraft, type Answers } from '../questions/answers.ts';

type Intents = Parameters<typeof take>[0];

/**
 * Writes each application that a candidate asks for to the outbox, from where the shell sends it, until it is cancelled.
 * What the outbox holds from before shows as on its way, also without a network.
 * @param intents channel of `applyRequested` actions.
 */
export function* queueFor(userid: string, intents: Intents): Generator {
  yield takeEvery(isEvent('application/settled'), forgetAnswers, userid);
  yield fork(showOnTheirWay, userid);
  for (;;) {
    const { payload } = (yield take(intents)) as ReturnType<typeof applyRequested>;
    yield fork(queue, userid, payload.offer, payload.answers);
  }
}

/** Answers are kept as a draft until the service has them. */
function* forgetAnswers(
  userid: string,
  { payload: { jobid, outcome, state } }: EventAction<'application/settled'>,
): Generator {
  if (outcome === 'applied' || state === 'waiting') yield call(dropDraft, userid, jobid);
}

function* showOnTheirWay(userid: string): Generator {
  for (const { offer, createdAt, cancelled } of (yield call(listOutbox, userid)) as OutboxEntry[]) {
    if (cancelled) continue;
    const cause = offer.external ? 'opened' : 'delayed';
    yield put(applicationChanged({ jobid: offer.jobid, cause, at: createdAt, offer }));
  }
}

/** Writes one application to the outbox and says so. */
export function* queue(userid: string, offer: AppliedOffer, answers?: Answers): Generator {
  const { jobid } = offer;
  yield call(addToOutbox, createOutboxEntry(userid, offer, answers));
  // Not before: a page closed in between would lose the wish.
  yield call(dropPendingApply, userid, jobid);
  if (!offer.external) yield put(event('application/submitted', { jobid }));
  yield put(event('application/queued', { jobid }));
}
