import { describeApplyFailure, describeError } from '@chamba/kernel/errors';
import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import { addToOutbox, listOutbox, newIdempotencyKey, type OutboxEntry } from '@chamba/kernel/outbox';
import { selectProfile } from '@chamba/kernel/session';
import { call, fork, put, read, take, takeEvery } from '@chamba/kernel/store';
import { applicationChanged, type applyRequested } from './apply.slice.ts';
import { selectApplication } from './apply.selectors.ts';
import { dropDraft } from '../questions/answers.ts';
import { dropPendingApply, holdPendingApply, keepPendingApply } from './pending-apply.ts';
import { refusalView, RESUME_CODES } from './refusal-view.ts';

type Intents = Parameters<typeof take>[0];

/**
 * Writes each application that a candidate asks for to the outbox, from where the shell sends it, and follows what becomes
 * of those on their way, until it is cancelled.
 * @param intents channel of `applyRequested` actions.
 */
export function* queueFor(userid: string, intents: Intents): Generator {
  yield takeEvery(isEvent('application/delayed'), followDelay);
  yield takeEvery(isEvent('application/settled'), followSettlement, userid);
  yield fork(showWaiting, userid);
  for (;;) {
    const { payload } = (yield take(intents)) as ReturnType<typeof applyRequested>;
    yield fork(queue, userid, payload);
  }
}

/** What the outbox holds from before shows as on its way, also without a network. */
function* showWaiting(userid: string): Generator {
  for (const { offer, createdAt } of (yield call(listOutbox, userid)) as OutboxEntry[])
    yield put(applicationChanged({ jobid: offer.jobid, cause: 'delayed', at: createdAt, offer }));
}

function* queue(userid: string, { offer, answers }: ReturnType<typeof applyRequested>['payload']): Generator {
  const { jobid } = offer;
  const now = Date.now();
  yield call(addToOutbox, {
    userid,
    offer,
    idempotencyKey: newIdempotencyKey(),
    createdAt: now,
    attempts: 0,
    nextAt: now,
    ...answers,
  });
  // Not before: a page closed in between would lose the wish.
  yield call(dropPendingApply, userid, jobid);
  yield put(event('application/submitted', { jobid }));
  yield put(event('application/queued', { jobid }));
}

function* followDelay({ payload: { jobid, at } }: EventAction<'application/delayed'>): Generator {
  yield put(applicationChanged({ jobid, cause: 'delayed', at }));
}

function* followSettlement(
  userid: string,
  { payload: { jobid, outcome, code } }: EventAction<'application/settled'>,
): Generator {
  const at = Date.now();
  if (outcome === 'applied') dropDraft(userid, jobid);
  if (outcome === 'applied' || code === undefined) {
    yield put(applicationChanged({ jobid, at, cause: outcome === 'applied' ? 'accepted' : 'released' }));
    return;
  }
  const profile = yield* read(selectProfile);
  const known = yield* read(selectApplication, jobid);
  const error = { status: 404, code, description: describeError(code), operation: 'apply' };
  const failure = describeApplyFailure(error, profile, known?.offer?.external);
  const needsResume = RESUME_CODES.includes(code);
  // What the candidate can fix sends the application when they come back.
  if (needsResume) holdPendingApply(jobid);
  if (refusalView(failure, profile) === 'confirm' || needsResume)
    keepPendingApply({ jobid, external: known?.offer?.external ?? false }, userid);
  const cause = failure.invalidToken ? 'released' : failure.expired ? 'over' : 'declined';
  yield put(applicationChanged({ jobid, at, cause, failure }));
}
