import type { Application } from '@chamba/kernel/api';
import { isApplied } from '@chamba/kernel/applications';
import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import { checkSession, selectPageAccount, selectProfile, selectSession } from '@chamba/kernel/session';
import { isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';
import {
  call,
  eventChannel,
  fork,
  jobStatusRestored,
  put,
  race,
  request,
  read,
  take,
  takeEvery,
  toastShown,
  type Action,
  type JobStatus,
  type RootState,
} from '@chamba/kernel/store';
import { toSentText } from '../outbox/texts.ts';
import { LOADED_KEY } from './loaded-key.ts';
import { mergeJobStatus } from './merge.ts';
import { isOpen, noteOpen, readOpen, type Settled } from './open-applications.ts';

/** Applications of one request (the most the server gives), and requests of one login. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** A page that is shown again asks at most this often whether what waits has left, in ms. */
const ASK_AGAIN_MS = 5_000;

const selectItems = (state: RootState): readonly JobStatus[] => state.jobStatus.items;

/**
 * Brings the marks 'Postulado' back from the server, once for every log-in, on whichever page it happens; the browser keeps
 * them and drops them at the log-out. While an application waits for the candidate, a page that is opened or shown again
 * asks once more: the account may have been confirmed on another device; so it does for a week after one did not arrive.
 */
export function* appliedMarksSaga(): Generator {
  for (;;) {
    const account = yield* read(selectPageAccount);
    if (account === 'none') {
      yield call(untilNot, account);
      continue;
    }
    yield race({ work: call(keepMarks, account), left: call(untilNot, account) });
    // The next log-in, even of the same candidate, reads the applications again.
    removeTab(LOADED_KEY);
  }
}

function* untilNot(account: string): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while ((yield* read(selectPageAccount)) === account);
}

function* keepMarks(userid: string): Generator {
  yield takeEvery(isEvent('application/settled'), follow, userid);
  for (const settled of readOpen(userid)) yield put(event('application/settled', settled));
  const { expiresAt } = yield* read(selectSession);
  const login = `${userid}|${expiresAt}`;
  if (readTab(LOADED_KEY, isText) !== login || mayHaveChanged(userid)) yield call(load, userid, login);
  for (let asked = Date.now(); ;) {
    const { shown } = (yield race({ shown: call(pageShown), change: take(releases) })) as { shown?: true };
    if (!mayHaveChanged(userid) || (shown && Date.now() - asked < ASK_AGAIN_MS)) continue;
    asked = Date.now();
    yield call(load, userid, login);
  }
}

/** How long after it failed an application is asked for again, in ms: the operator may have sent it once more. */
const RESENT_WITHIN_MS = 7 * 86_400_000;

/** Whether something that is open may have changed without this browser. */
const mayHaveChanged = (userid: string): boolean =>
  readOpen(userid).some(
    ({ state, at = 0 }) =>
      state === 'waiting' || (state === 'undelivered' && Date.now() - at < RESENT_WITHIN_MS),
  );

/** What may take away the reason that an application waits for. */
const releases = (action: Action): boolean =>
  ['session/emailVerified', 'session/termsAccepted', 'resume/saved'].includes(action.type);

function* follow(userid: string, { payload }: EventAction<'application/settled'>): Generator {
  yield call(noteOpen, userid, payload, Date.now());
}

function* load(userid: string, login: string): Generator {
  const before = yield* read(selectItems);
  try {
    const applications: Application[] = [];
    for (let page = 1, more = true; more && page <= MAX_PAGES; page += 1) {
      const answer = yield* request('apply.list', { userid, top: PAGE_SIZE, page });
      applications.push(...answer.applications);
      more = answer.applications.length === PAGE_SIZE;
    }
    const items = yield* read(selectItems);
    // What was settled while the list was on its way is newer than the list.
    const since = items.filter((item) => item.status === 'Applied' && !before.includes(item));
    const applied = new Map<string, number | undefined>();
    for (const { jobid, status, dateapplied } of applications)
      if (isApplied(status)) applied.set(jobid, toTime(dateapplied));
    for (const { jobid, at } of since) applied.set(jobid, at);
    yield put(jobStatusRestored(mergeJobStatus(items, applied, Date.now())));
    yield call(showOpen, userid, applications);
    writeTab(LOADED_KEY, login);
  } catch {
    // Marks are a convenience: what the browser knows stays until the next login.
  }
}

/** Says where open applications stand, and of those that waited what became of them. */
function* showOpen(userid: string, applications: readonly Application[]): Generator {
  const known = readOpen(userid);
  const listed = new Map(applications.map((application) => [application.jobid, application]));
  for (const settled of applications.map(toSettled))
    if (isOpen(settled)) yield put(event('application/settled', settled));
  for (const { jobid, state } of known) {
    const now = listed.get(jobid);
    if (now && isOpen(toSettled(now))) continue;
    yield put(
      event('application/settled', now ? toSettled(now) : { jobid, outcome: 'rejected', state: 'withdrawn' }),
    );
    if (state === 'waiting' && now && isApplied(now.status)) yield call(sayReleased, now);
  }
}

/** Epoch ms of an ISO 8601 date; undefined where the service does not say it. */
function toTime(date: string): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}

function toSettled({ jobid, status, statusdate, waiting, external, final }: Application): Settled {
  const at = toTime(statusdate);
  return {
    jobid,
    outcome: isApplied(status) ? 'applied' : 'rejected',
    state: status,
    ...(waiting && { waiting }),
    ...(external && { external }),
    ...(final && { final }),
    ...(at !== undefined && { at }),
  };
}

function* sayReleased({ jobid, status }: Application): Generator {
  yield put(toastShown({ id: `apply-${jobid}`, kind: 'status', text: toSentText(status) }));
  const profile = yield* read(selectProfile);
  // Confirmed on another device: this page still says that it is not.
  if (profile && !profile.validemail) yield fork(checkSession);
}

function* pageShown(): Generator<unknown, true> {
  const channel = eventChannel<true>((emit) => {
    const look = () => document.visibilityState === 'visible' && emit(true);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
  try {
    return (yield take(channel)) as true;
  } finally {
    channel.close();
  }
}
