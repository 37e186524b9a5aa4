import type { Application } from '@chamba/kernel/api';
import { canWait, isApplied, resumeAddress } from '@chamba/kernel/applications';
import { describeApplyFailure, toServiceErrorState, type ApplyFailure } from '@chamba/kernel/errors';
import { event, type EventAction, type EventPayloads } from '@chamba/kernel/events';
import {
  listOutbox,
  readFromOutbox,
  removeCancelled,
  removeFromOutbox,
  saveInOutbox,
  toLockName,
  type OutboxEntry,
  type OutboxOffer,
} from '@chamba/kernel/outbox';
import { loginAddress, parseOfferId } from '@chamba/kernel/routes';
import {
  checkSession,
  logInAgain,
  selectPageAccount,
  selectProfile,
  selectResumeId,
  type SessionCheck,
} from '@chamba/kernel/session';
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
  type RootState,
  type Toast,
} from '@chamba/kernel/store';
import { pauseAfter } from './back-off.ts';
import { queuePending } from './pending.saga.ts';
import { askForSync } from './background-sync.ts';
import { holderHangs, lockChannel } from './lock.ts';
import { networkBack } from './network.ts';
import type { Tabs } from './tabs.ts';
import { FINAL_TEXT, GONE_RESUME_TEXT, toSentText, UNDELIVERED_TEXT } from './texts.ts';

export { askToLogIn } from './ask-to-log-in.saga.ts';

type Queued = Parameters<typeof take>[0];
type Work = { userid: string; tabs: Tabs; underway: Set<string> };
type Settled = EventPayloads['application/settled'];

/** Code of a résumé that does not exist. */
const GONE = 'MYS-16';

const LOG_IN_TEXT = 'Inicia sesión para enviar tu postulación.';

/**
 * Sends what a candidate has in the outbox until it is cancelled: first what was kept from before, at once whatever its
 * pause, and what they wished for as a visitor, then each application that is queued.
 * @param queued channel of `application/queued` events.
 */
export function* carry(userid: string, queued: Queued, tabs: Tabs): Generator {
  const work: Work = { userid, tabs, underway: new Set() };
  yield call(queuePending, userid);
  for (const entry of (yield call(listOutbox, userid)) as OutboxEntry[]) {
    if (entry.attempts > 0 && !entry.cancelled)
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
  const name = toLockName(entry);
  let lock = lockChannel(name);
  try {
    const { hangs } = (yield race({ held: take(lock), hangs: call(holderHangs, userid, jobid) })) as {
      hangs?: true;
    };
    if (hangs) {
      lock.close();
      // The key makes it harmless that the other tab may go on after all.
      lock = lockChannel(name, true);
      yield take(lock);
    }
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
  if (entry.sent && !entry.cancelled) {
    yield call(settle, work, entry, { state: entry.sent.state ?? undefined });
    return undefined;
  }
  const wait = entry.nextAt - Date.now();
  if (wait > 0 && !atOnce) yield race({ pause: delay(wait), network: call(networkBack) });
  if (yield call(isCancelled, entry)) return (yield call(takeBack, work, entry)) as OutboxEntry | undefined;
  let result = (yield call(send, entry)) as Result;
  if (result.failure?.invalidToken) {
    const session = (yield call(checkSession)) as SessionCheck;
    if (session === 'another') return (yield call(leaveToOwner, entry, result.failure)) as undefined;
    if (session === 'held') result = (yield call(send, entry)) as Result;
  }
  if (yield call(isCancelled, entry)) return (yield call(takeBack, work, entry)) as OutboxEntry | undefined;
  const { failure, answer, refused } = result;
  if (answer?.state === 'waiting') yield call(letWait, work, entry, answer, refused);
  else if (answer) yield call(settle, work, entry, answer);
  else if (failure.alreadyApplied) yield call(settleAgain, work, entry, failure);
  else if (failure.retry) return (yield call(postpone, entry, failure)) as OutboxEntry;
  else if (failure.invalidToken) yield call(askToLogIn, entry, failure);
  else yield call(refuse, work, entry, failure);
  return undefined;
}

async function isCancelled({ userid, offer }: OutboxEntry): Promise<boolean> {
  return (await readFromOutbox(userid, offer.jobid))?.cancelled === true;
}

/**
 * Takes an application back that the candidate cancelled: an attempt whose answer was lost may have reached the service, or
 * may reach it yet.
 */
function* takeBack(work: Work, entry: OutboxEntry): Generator<unknown, OutboxEntry | undefined> {
  const { offer, idempotencyKey } = entry;
  const { jobid } = offer;
  const { failure } = yield* ask(entry, () => request('apply.withdraw', { jobid, idempotencyKey }));
  if (failure?.retry) return (yield call(waitOn, entry)) as OutboxEntry;
  if (failure?.invalidToken) return undefined;
  const again = (yield call(removeCancelled, entry)) as OutboxEntry | undefined;
  if (again) return again;
  if (failure && failure.code !== 'MYS-13')
    yield call(
      announce,
      work,
      { jobid, outcome: 'applied' },
      createToast(offer, 'error', failure.description),
    );
  else yield call(announce, work, { jobid, outcome: 'rejected', state: 'withdrawn' }, null);
  return undefined;
}

/** Where an application stands after a call, or why it was refused. */
type Answer = { state?: string | undefined; waiting?: string | undefined };
type Result =
  | { answer: Answer; failure?: never; /** Why it waits. */ refused?: ApplyFailure }
  | { failure: ApplyFailure; answer?: never; refused?: never };

/**
 * Makes the call of an entry: that the company's site was opened, or the application. One that has to wait is handed to the
 * service to keep, so that it goes out whatever device the reason is mended on.
 */
function* send(entry: OutboxEntry): Generator<unknown, Result> {
  const { offer, idempotencyKey, resumeid, skills = [], killerQuestions = [] } = entry;
  const application = { jobid: offer.jobid, idempotencyKey, resumeid, skills, killerQuestions };
  if (offer.external) return yield* ask(entry, () => request('apply.external', { jobid: offer.jobid }));
  const result = yield* ask(entry, () => request('apply.submit', application));
  if (!result.failure || !canWait(result.failure.code)) return result;
  const held = yield* ask(entry, () => request('apply.hold', application));
  if (held.answer) return { ...held, refused: result.failure };
  // A service that keeps no wishes leaves the refusal as it was; one that does refuses those of a blocked account.
  if (held.failure.notSuccess) return result;
  return held.failure.code === 'MYS-50' ? { failure: describeApplyFailure(held.failure, null) } : held;
}

function* ask({ offer }: OutboxEntry, call: () => Generator<unknown, Answer>): Generator<unknown, Result> {
  try {
    return { answer: yield* call() };
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'apply');
    // No answer at all reads as a failure of the server, which an application outlives.
    const code = error.status === 0 ? 'INTERNAL_SERVER_ERROR' : error.code;
    const profile = yield* read(selectProfile);
    return { failure: describeApplyFailure({ ...error, code }, profile, offer.external) };
  }
}

function* settle(work: Work, entry: OutboxEntry, { state, waiting }: Answer): Generator {
  const { jobid, external } = entry.offer;
  const isTaken = state === undefined || isApplied(state);
  const settled: Settled = {
    jobid,
    outcome: external || !isTaken ? 'rejected' : 'applied',
    state: state ?? (external ? 'external' : 'sent'),
    ...(waiting && { waiting }),
  };
  const toast = external ? null : toSettledToast(entry.offer, state);
  yield call(report, work, settled, toast);
  if (external) yield fork(sendEvent, 'mys-apply-external', { jobId: jobid });
}

const LIST_LINK = { label: 'Ver mis postulaciones', url: '/postulaciones' };

const toSettledToast = (offer: OutboxOffer, state: string | undefined): Toast =>
  state === 'undelivered'
    ? { ...createToast(offer, 'error', UNDELIVERED_TEXT), action: LIST_LINK }
    : createToast(offer, 'status', toSentText(state));

/** The service had it before: of another device, or of an earlier attempt. What became of it has to be asked. */
function* settleAgain(work: Work, { offer }: OutboxEntry, failure: ApplyFailure): Generator {
  const { jobid } = offer;
  const application = yield* readApplication(jobid);
  const state = application?.status;
  const again = createToast(offer, 'status', failure.description);
  if (state === undefined || isApplied(state)) {
    const settled: Settled = { jobid, outcome: 'applied', ...(state && { state }) };
    yield call(report, work, settled, offer.external ? null : again);
    return;
  }
  // What the service does not take in once more was with the employer.
  const isFinal = state === 'withdrawn';
  const settled: Settled = { jobid, outcome: 'rejected', state, ...(isFinal && { final: true }) };
  const text = isFinal ? FINAL_TEXT : state === 'undelivered' ? UNDELIVERED_TEXT : failure.description;
  yield call(report, work, settled, { ...again, text, action: LIST_LINK });
}

function* readApplication(jobid: string): Generator<unknown, Application | null> {
  try {
    return (yield* request('apply.receipt', { jobid })).application;
  } catch {
    // The refusal says as much as there is to know.
    return null;
  }
}

const ANSWERS_TEXT = 'La empresa hace preguntas: faltan tus respuestas.';
const KEPT_TEXT = 'La guardamos: se enviará en cuanto lo hagas.';

/** The service keeps it, and says so: the candidate reads why, and where it can be mended. */
function* letWait(work: Work, { offer }: OutboxEntry, answer: Answer, refused?: ApplyFailure): Generator {
  const { waiting } = answer;
  const settled: Settled = {
    jobid: offer.jobid,
    outcome: 'rejected',
    state: 'waiting',
    ...(waiting && { waiting }),
  };
  const why = waiting === 'answers' ? ANSWERS_TEXT : refused?.description;
  const text = [why, KEPT_TEXT].filter(Boolean).join(' ');
  const action =
    waiting === 'resume'
      ? { label: 'Completar mi CV', url: resumeAddress(offer.url) }
      : { label: 'Ver en espera', url: '/postulaciones' };
  yield call(report, work, settled, { ...createToast(offer, 'status', text), action });
}

/** Whether this page is the one of an offer. */
const isOpen = ({ jobid, url }: OutboxOffer): boolean => {
  const { pathname } = window.location;
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return pathname.startsWith(folder) && parseOfferId(pathname.slice(folder.length)) === jobid;
};

function* refuse(work: Work, { offer }: OutboxEntry, failure: ApplyFailure): Generator {
  const toast = createToast(offer, 'error', failure.code === GONE ? GONE_RESUME_TEXT : failure.description);
  // The offer's own page needs no way to itself.
  const action = isOpen(offer) ? undefined : { label: 'Ver vacante', url: offer.url };
  const settled: Settled = { jobid: offer.jobid, outcome: 'rejected', code: failure.code };
  yield call(report, work, settled, offer.external ? null : { ...toast, ...(action && { action }) });
}

/** The outbox lets go of an application, and all tabs hear how it ended. */
function* report(work: Work, settled: Settled, toast: Toast | null): Generator {
  yield call(removeFromOutbox, work.userid, settled.jobid);
  yield call(announce, work, settled, toast);
}

function* announce(work: Work, settled: Settled, toast: Toast | null): Generator {
  const action = event('application/settled', settled);
  yield put(action);
  if (toast) yield put(toastShown(toast));
  work.tabs.announce({ userid: work.userid, settled: action });
}

/** Writes down when the next attempt is due. */
async function waitOn(entry: OutboxEntry): Promise<OutboxEntry> {
  const attempts = entry.attempts + 1;
  return saveInOutbox({ ...entry, attempts, nextAt: Date.now() + pauseAfter(attempts) });
}

function* postpone(entry: OutboxEntry, failure: ApplyFailure): Generator {
  const next = (yield call(waitOn, entry)) as OutboxEntry;
  yield call(askForSync);
  yield call(delayed, entry, failure);
  if (next.attempts > 1 || entry.offer.external) return next;
  yield put(toastShown(createToast(entry.offer, 'status', failure.description)));
  yield fork(reportFailure, entry, failure);
  return next;
}

const selectHasApplied = (state: RootState): boolean =>
  state.jobStatus.items.some(({ status }) => status === 'Applied');

/** The event of a failed application, of candidates who have applied before. */
function* reportFailure({ offer }: OutboxEntry, { code, status }: ApplyFailure): Generator {
  if (!(yield* read(selectHasApplied))) return;
  yield call(sendEvent, 'mys-apply-fail', { jobId: offer.jobid, code, status });
}

function* sendEvent(topic: string, details: Readonly<Record<string, unknown>>): Generator {
  const resumeID = yield* read(selectResumeId);
  const userid = yield* read(selectPageAccount);
  const creationDate = new Date().toISOString();
  try {
    const message = { ...details, resumeID, userid, origin: 'H4', creationDate };
    yield* request('events.send', { topic, message });
  } catch {
    // An event that is lost is not sent again.
  }
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
