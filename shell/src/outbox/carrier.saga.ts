import { describeApplyFailure, toServiceErrorState, type ApplyFailure } from '@chamba/kernel/errors';
import { event, type EventAction, type EventPayloads } from '@chamba/kernel/events';
import {
  listOutbox,
  readFromOutbox,
  removeFromOutbox,
  saveInOutbox,
  toLockName,
  type OutboxEntry,
  type OutboxOffer,
} from '@chamba/kernel/outbox';
import { loginAddress } from '@chamba/kernel/routes';
import { checkSession, logInAgain, selectProfile, type SessionCheck } from '@chamba/kernel/session';
import {
  call,
  delay,
  fork,
  put,
  race,
  request,
  read,
  take,
  toastShown,
  type Toast,
} from '@chamba/kernel/store';
import { pauseAfter } from './back-off.ts';
import { lockChannel } from './lock.ts';
import { networkBack } from './network.ts';
import type { Tabs } from './tabs.ts';

type Queued = Parameters<typeof take>[0];
type Work = { userid: string; tabs: Tabs; underway: Set<string> };
type Settled = EventPayloads['application/settled'];

const SENT_TEXT = 'Tu postulación fue enviada.';
const LOG_IN_TEXT = 'Inicia sesión para enviar tu postulación.';

/**
 * Sends what a candidate has in the outbox until it is cancelled: first what was kept from before, at once whatever its
 * pause, then each application that is queued.
 * @param queued channel of `application/queued` events.
 */
export function* carry(userid: string, queued: Queued, tabs: Tabs): Generator {
  const work: Work = { userid, tabs, underway: new Set() };
  for (const entry of (yield call(listOutbox, userid)) as OutboxEntry[]) {
    if (entry.attempts > 0)
      yield put(event('application/delayed', { jobid: entry.offer.jobid, at: entry.createdAt }));
    yield fork(deliver, work, entry.offer.jobid);
  }
  for (;;) {
    const { payload } = (yield take(queued)) as EventAction<'application/queued'>;
    if (!work.underway.has(payload.jobid)) yield fork(deliver, work, payload.jobid, true);
  }
}

/** One tab at a time sends an application; when it closes, another one takes over. */
function* deliver(work: Work, jobid: string, tapped = false): Generator {
  work.underway.add(jobid);
  const { userid } = work;
  // Read before the lock: an answer to a tap is due even where another tab settles the application meanwhile.
  const entry = (yield call(readFromOutbox, userid, jobid)) as OutboxEntry | undefined;
  if (!entry) {
    work.underway.delete(jobid);
    return;
  }
  // Another tab was refused an answer at least once.
  if (tapped && entry.attempts > 0) yield put(event('application/delayed', { jobid, at: entry.createdAt }));
  const lock = lockChannel(toLockName(entry));
  try {
    yield take(lock);
    const kept = (yield call(readFromOutbox, userid, jobid)) as OutboxEntry | undefined;
    // Settled by another tab meanwhile: the key makes asking again harmless.
    let current = kept ?? (tapped ? entry : undefined);
    let isFirst = navigator.onLine;
    while (current) {
      current = (yield call(attempt, work, current, isFirst)) as OutboxEntry | undefined;
      isFirst = false;
    }
  } finally {
    lock.close();
    work.underway.delete(jobid);
  }
}

/**
 * @param atOnce whether the entry's pause is skipped: it was made by a page that is gone.
 * @returns the entry to go on with; undefined when nothing is left to do.
 */
function* attempt(
  work: Work,
  entry: OutboxEntry,
  atOnce: boolean,
): Generator<unknown, OutboxEntry | undefined> {
  const { jobid } = entry.offer;
  if (entry.sent) {
    yield call(settle, work, entry, SENT_TEXT, entry.sent.state);
    return undefined;
  }
  const wait = entry.nextAt - Date.now();
  if (wait > 0 && !atOnce) yield race({ pause: delay(wait), network: call(networkBack) });
  let failure = (yield call(send, entry)) as ApplyFailure | null;
  if (failure?.invalidToken) {
    const session = (yield call(checkSession)) as SessionCheck;
    if (session === 'another') return (yield call(leaveToOwner, entry, failure)) as undefined;
    if (session === 'held') failure = (yield call(send, entry)) as ApplyFailure | null;
  }
  if (!failure) yield call(settle, work, entry, SENT_TEXT, null);
  else if (failure.alreadyApplied)
    yield call(settle, work, entry, entry.attempts > 0 ? SENT_TEXT : failure.description, null);
  else if (failure.retry) return (yield call(postpone, entry, failure)) as OutboxEntry;
  else if (failure.invalidToken) yield call(askToLogIn, entry, failure);
  else yield call(refuse, work, entry, { jobid, outcome: 'rejected', code: failure.code }, failure);
  return undefined;
}

/** One call. @returns why it did not go through; null when it did. */
function* send({
  offer,
  idempotencyKey,
  resumeid,
  skills = [],
  killerQuestions = [],
}: OutboxEntry): Generator<unknown, ApplyFailure | null> {
  try {
    yield* request('apply.submit', {
      jobid: offer.jobid,
      idempotencyKey,
      skills,
      killerQuestions,
      ...(resumeid !== undefined && { resumeid }),
    });
    return null;
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'apply');
    // No answer at all reads as a failure of the server, which an application outlives.
    const code = error.status === 0 ? 'INTERNAL_SERVER_ERROR' : error.code;
    const profile = yield* read(selectProfile);
    return describeApplyFailure({ ...error, code }, profile, offer.external);
  }
}

function* settle(work: Work, entry: OutboxEntry, text: string, state: string | null): Generator {
  const { offer } = entry;
  const settled: Settled = { jobid: offer.jobid, outcome: 'applied', ...(state !== null && { state }) };
  yield call(report, work, settled, createToast(offer, 'status', text));
}

function* refuse(work: Work, { offer }: OutboxEntry, settled: Settled, failure: ApplyFailure): Generator {
  const toast = createToast(offer, 'error', failure.description);
  yield call(report, work, settled, { ...toast, action: { label: 'Ver vacante', url: offer.url } });
}

/** The outbox lets go of an application, and all tabs hear how it ended. */
function* report(work: Work, settled: Settled, toast: Toast): Generator {
  yield call(removeFromOutbox, work.userid, settled.jobid);
  const action = event('application/settled', settled);
  yield put(action);
  yield put(toastShown(toast));
  work.tabs.announce({ userid: work.userid, settled: action });
}

function* postpone(entry: OutboxEntry, failure: ApplyFailure): Generator {
  const attempts = entry.attempts + 1;
  const next = { ...entry, attempts, nextAt: Date.now() + pauseAfter(attempts) };
  yield call(saveInOutbox, next);
  yield call(delayed, entry, failure);
  if (attempts === 1) yield put(toastShown(createToast(entry.offer, 'status', failure.description)));
  return next;
}

function* delayed({ offer, createdAt }: OutboxEntry, { code }: ApplyFailure): Generator {
  yield put(event('application/delayed', { jobid: offer.jobid, at: createdAt, code }));
}

/**
 * The session ended on the way. The application waits in the outbox for the same candidate; no one is redirected for one
 * that was tapped earlier.
 */
function* askToLogIn(entry: OutboxEntry, failure: ApplyFailure): Generator {
  yield call(delayed, entry, failure);
  if (entry.attempts === 0) {
    yield put(logInAgain());
    return;
  }
  const { pathname, search } = window.location;
  const action = { label: 'Iniciar sesión', url: loginAddress(pathname + search) };
  yield put(toastShown({ ...createToast(entry.offer, 'status', LOG_IN_TEXT), action }));
}

/**
 * The browser has the session of another person by now. What the candidate sent before waits for them; what was tapped
 * on their page meanwhile may be another person's and is not stored. The shell says on the page whose it is.
 */
function* leaveToOwner(entry: OutboxEntry, failure: ApplyFailure): Generator {
  const { userid, offer, attempts } = entry;
  if (attempts > 0) {
    yield call(delayed, entry, failure);
    return;
  }
  yield call(removeFromOutbox, userid, offer.jobid);
  yield put(event('application/settled', { jobid: offer.jobid, outcome: 'rejected', code: failure.code }));
}

function createToast(offer: OutboxOffer, kind: Toast['kind'], text: string): Toast {
  return { id: `apply-${offer.jobid}`, kind, text };
}
