import { describeApplyFailure, toServiceErrorState, type ApplyFailure } from '@chamba/kernel/errors';
import { event } from '@chamba/kernel/events';
import { checkSession, logInAgain, selectProfile, type SessionCheck } from '@chamba/kernel/session';
import {
  call,
  delay,
  eventChannel,
  fork,
  put,
  race,
  request,
  read,
  take,
  toastShown,
  type Toast,
} from '@chamba/kernel/store';
import {
  applicationDelayed,
  applicationDone,
  applicationRefused,
  refusalClosed,
  type AppliedOffer,
  type applyRequested,
} from './apply.slice.ts';
import { selectApplication } from './apply.selectors.ts';
import { pauseAfter } from './back-off.ts';
import {
  addToOutbox,
  listOutbox,
  newIdempotencyKey,
  readFromOutbox,
  removeFromOutbox,
  saveInOutbox,
  type OutboxEntry,
} from './outbox.ts';
import { refusalView, RESUME_CODES } from './refusal-view.ts';
import { dropPendingApply, holdPendingApply, keepPendingApply } from './pending-apply.ts';
import { openTabs, type Settlement, type Tabs } from './tabs.ts';
import { lockChannel } from './lock.ts';

type Intent = ReturnType<typeof applyRequested>;
type Intents = Parameters<typeof take>[0];
type Work = { userid: string; tabs: Tabs; underway: Set<string> };

const SENT_TEXT = 'Tu postulación fue enviada.';

/**
 * Delivers a candidate's applications until it is cancelled: first what the outbox kept from before, then each
 * new one.
 * @param intents channel of `applyRequested` actions.
 */
export function* deliverFor(userid: string, intents: Intents): Generator {
  const tabs = openTabs();
  const work: Work = { userid, tabs, underway: new Set() };
  try {
    yield fork(followOtherTabs, work);
    for (const entry of (yield call(listOutbox, userid)) as OutboxEntry[]) {
      yield put(applicationDelayed({ offer: entry.offer, at: entry.createdAt }));
      yield fork(deliver, work, entry);
    }
    for (;;) {
      const { payload } = (yield take(intents)) as Intent;
      if (!work.underway.has(payload.offer.jobid)) yield fork(submit, work, payload.offer);
    }
  } finally {
    tabs.close();
  }
}

function* submit(work: Work, offer: AppliedOffer): Generator {
  work.underway.add(offer.jobid);
  const now = Date.now();
  const entry = (yield call(addToOutbox, {
    userid: work.userid,
    offer,
    idempotencyKey: newIdempotencyKey(),
    createdAt: now,
    attempts: 0,
    nextAt: now,
  })) as OutboxEntry;
  // Not before: a page closed in between would lose the wish.
  yield call(dropPendingApply, work.userid, offer.jobid);
  yield put(event('application/submitted', { jobid: offer.jobid }));
  // Another tab is at it already and was refused an answer at least once.
  if (entry.attempts > 0) yield put(applicationDelayed({ offer, at: entry.createdAt }));
  yield call(deliver, work, entry, true);
}

/** One tab at a time carries an application; when it closes, another one takes over. */
function* deliver(work: Work, entry: OutboxEntry, tapped = false): Generator {
  const { jobid } = entry.offer;
  work.underway.add(jobid);
  const lock = lockChannel(`chamba-apply:${entry.userid}:${jobid}`);
  try {
    yield take(lock);
    const kept = (yield call(readFromOutbox, entry.userid, jobid)) as OutboxEntry | undefined;
    // Settled by another tab meanwhile: a tap still deserves its answer, and the key makes asking again harmless.
    let current = kept ?? (tapped ? entry : undefined);
    while (current) current = (yield call(attempt, work, current)) as OutboxEntry | undefined;
  } finally {
    lock.close();
    work.underway.delete(jobid);
  }
}

/** @returns the entry to go on with; undefined when nothing is left to do. */
function* attempt(work: Work, entry: OutboxEntry): Generator<unknown, OutboxEntry | undefined> {
  const wait = entry.nextAt - Date.now();
  if (wait > 0) yield race({ pause: delay(wait), network: call(networkBack) });
  let failure = (yield call(send, entry)) as ApplyFailure | null;
  if (failure?.invalidToken) {
    const session = (yield call(checkSession)) as SessionCheck;
    if (session === 'another') return (yield call(leaveToOwner, entry, failure)) as undefined;
    if (session === 'held') failure = (yield call(send, entry)) as ApplyFailure | null;
  }
  if (!failure) yield call(settle, work, entry, SENT_TEXT);
  else if (failure.alreadyApplied)
    yield call(settle, work, entry, entry.attempts > 0 ? SENT_TEXT : failure.description);
  else if (failure.retry) return (yield call(postpone, entry, failure)) as OutboxEntry;
  else if (failure.invalidToken) yield call(askToLogIn, entry, failure);
  else yield call(refuse, work, entry, failure);
  return undefined;
}

/** One call. @returns why it did not go through; null when it did. */
function* send({ offer, idempotencyKey }: OutboxEntry): Generator<unknown, ApplyFailure | null> {
  try {
    yield* request('apply.submit', { jobid: offer.jobid, idempotencyKey, skills: [], killerQuestions: [] });
    return null;
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'apply');
    // No answer at all reads as a failure of the server, which an application outlives.
    const code = error.status === 0 ? 'INTERNAL_SERVER_ERROR' : error.code;
    const profile = yield* read(selectProfile);
    return describeApplyFailure({ ...error, code }, profile, offer.external);
  }
}

function* settle(work: Work, entry: OutboxEntry, text: string): Generator {
  const { offer } = entry;
  yield call(removeFromOutbox, entry.userid, offer.jobid);
  yield put(applicationDone({ offer, at: Date.now() }));
  yield put(event('application/settled', { jobid: offer.jobid, outcome: 'applied' }));
  yield put(toastShown(createToast(offer, 'status', text)));
  work.tabs.announce({ userid: entry.userid, offer, outcome: 'applied' });
}

function* postpone(entry: OutboxEntry, failure: ApplyFailure): Generator {
  const attempts = entry.attempts + 1;
  const next = { ...entry, attempts, nextAt: Date.now() + pauseAfter(attempts) };
  yield call(saveInOutbox, next);
  yield put(applicationDelayed({ offer: entry.offer, at: entry.createdAt, failure }));
  if (attempts === 1) yield put(toastShown(createToast(entry.offer, 'status', failure.description)));
  return next;
}

/**
 * The session ended on the way. The application waits in the outbox for the same candidate; no one is redirected for one
 * that was tapped earlier.
 */
function* askToLogIn({ offer, attempts, createdAt }: OutboxEntry, failure: ApplyFailure): Generator {
  if (attempts > 0) {
    yield put(applicationDelayed({ offer, at: createdAt, failure }));
    return;
  }
  yield put(refusalClosed(offer.jobid));
  yield put(logInAgain());
}

/**
 * The browser has the session of another person by now. What the candidate sent before waits for them; what was tapped
 * on their page meanwhile may be another person's and is not stored. The shell says on the page whose it is.
 */
function* leaveToOwner(entry: OutboxEntry, failure: ApplyFailure): Generator {
  const { userid, offer, attempts, createdAt } = entry;
  if (attempts > 0) {
    yield put(applicationDelayed({ offer, at: createdAt, failure }));
    return;
  }
  yield call(removeFromOutbox, userid, offer.jobid);
  yield put(refusalClosed(offer.jobid));
}

function* refuse(work: Work, entry: OutboxEntry, failure: ApplyFailure): Generator {
  const { offer } = entry;
  yield call(removeFromOutbox, entry.userid, offer.jobid);
  const profile = yield* read(selectProfile);
  const view = refusalView(failure, profile);
  // What the candidate can fix sends the application when they come back.
  const needsResume = RESUME_CODES.includes(failure.code);
  if (needsResume) holdPendingApply(offer.jobid);
  if (view === 'confirm' || needsResume) keepPendingApply(offer, entry.userid);
  yield put(applicationRefused({ offer, at: Date.now(), failure }));
  yield put(event('application/settled', { jobid: offer.jobid, outcome: 'rejected' }));
  const application = yield* read(selectApplication, offer.jobid);
  if (!application?.placement || !view) yield put(toastShown(refusalToast(offer, failure)));
  work.tabs.announce({ userid: entry.userid, offer, outcome: 'rejected' });
}

function refusalToast(offer: AppliedOffer, failure: ApplyFailure): Toast {
  const toast = createToast(offer, 'error', failure.description);
  if (RESUME_CODES.includes(failure.code)) {
    return { ...toast, action: { label: 'Completar mi CV', url: '/curriculo' } };
  }
  return failure.conditions ? { ...toast, action: { label: 'Ver vacante', url: offer.url } } : toast;
}

function createToast(offer: AppliedOffer, kind: Toast['kind'], text: string): Toast {
  return { id: `apply-${offer.jobid}`, kind, text };
}

function* networkBack(): Generator {
  const channel = eventChannel<true>((emit) => {
    const back = () => emit(true);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
  try {
    yield take(channel);
  } finally {
    channel.close();
  }
}

/** What another tab settled is settled here too. */
function* followOtherTabs({ userid, tabs }: Work): Generator {
  for (;;) {
    const settlement = (yield take(tabs.incoming)) as Settlement;
    if (settlement.userid !== userid) continue;
    const { offer, outcome } = settlement;
    if (outcome === 'applied') {
      yield put(applicationDone({ offer, at: Date.now() }));
      yield put(event('application/settled', { jobid: offer.jobid, outcome }));
    } else {
      yield put(refusalClosed(offer.jobid));
    }
  }
}
