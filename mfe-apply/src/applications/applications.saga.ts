import { toServiceErrorState } from '@chamba/kernel/errors';
import { isApplied, isDelivered } from '@chamba/kernel/applications';
import { event, isEvent, type EventAction } from '@chamba/kernel/events';
import { cancelInOutbox } from '@chamba/kernel/outbox';
import { selectPageAccount, selectProfile, withSession } from '@chamba/kernel/session';
import {
  all,
  call,
  delay,
  fork,
  jobStatusRestored,
  put,
  request,
  read,
  takeEvery,
  takeLatest,
  takeLoad,
  toastShown,
  type RootState,
} from '@chamba/kernel/store';
import type { Job } from '@chamba/kernel/api';
import {
  applicationsFailed,
  applicationsLoaded,
  applicationsRequested,
  cancelRequested,
  holdersLoaded,
  restoreRequested,
  selectApplicationList,
  selectUndo,
  stateChanged,
  undoOffered,
  viewsLoaded,
  viewsRequested,
  visitedFailed,
  visitedLoaded,
  visitedRequested,
  withdrawRequested,
} from './applications.slice.ts';

/** Applications that one request brings. */
export const PAGE_SIZE = 20;

/** Most visited offers that are shown, and how many of them are asked for at a time. */
const VISITED_LIMIT = 20;
const AT_ONCE = 4;

/** Answers what the applications page and the dashboard ask for. */
export function* applicationsSaga(): Generator {
  yield takeLoad(applicationsRequested.type, loadApplications);
  yield takeLoad(viewsRequested.type, loadOwnViews);
  yield takeLatest(visitedRequested.type, loadVisited);
  yield takeLatest(isEvent('application/settled'), reloadFirst);
  yield takeEvery(withdrawRequested.type, withdraw);
  yield takeEvery(restoreRequested.type, restore);
  yield takeEvery(cancelRequested.type, cancel);
}

function* loadApplications({ payload }: ReturnType<typeof applicationsRequested>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  const { userid } = profile;
  yield all([
    call(loadList, userid, payload),
    ...(payload.withViews ? [call(loadViews, userid), call(loadHolders, userid)] : []),
  ]);
}

/** Loads the newest applications of the candidate who is signed in. */
export function* loadNewest(): Generator {
  yield call(loadApplications, applicationsRequested({ page: 1, top: PAGE_SIZE }));
}

/** Loads who opened the résumé of the candidate who is signed in. */
export function* loadOwnViews(): Generator {
  const profile = yield* read(selectProfile);
  if (profile) yield call(loadViews, profile.userid);
}

/** Views that are asked for: the bars cover some weeks, and one person is rarely opened more often. */
const VIEW_LIMIT = 100;

function* loadViews(userid: string): Generator {
  try {
    const answer = yield* request('account.recruiterViews', { userid, countrows: VIEW_LIMIT });
    const { recruiter_views: items, summary } = answer;
    yield put(viewsLoaded({ items, total: summary.totaldocs, now: Date.now() }));
  } catch (thrown) {
    yield put(viewsLoaded(toServiceErrorState(thrown, 'load-recruiter-views')));
  }
}

function* loadHolders(userid: string): Generator {
  try {
    const { holders } = yield* request('apply.holders', { userid });
    yield put(holdersLoaded(holders));
  } catch (thrown) {
    yield put(holdersLoaded(toServiceErrorState(thrown, 'load-cv-holders')));
  }
}

/** Who has the résumé changes with a withdrawal and its undoing, where the page shows it. */
function* reloadHolders(): Generator {
  const { holders } = yield* read(selectApplicationList);
  if (holders) yield call(loadHolders, yield* read(selectPageAccount));
}

function* loadList(userid: string, { page, top }: { page: number; top: number }): Generator {
  try {
    const answer = yield* request('apply.list', { userid, top, page });
    const { applications: items, summary } = answer;
    const { totaldocs: total, applied = total } = summary;
    yield put(applicationsLoaded({ items, total, applied, page, now: Date.now() }));
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'load-applications');
    // 'No applications yet' is an answer, not a failure.
    if (error.code === 'MYS-41')
      yield put(applicationsLoaded({ items: [], total: 0, applied: 0, page: 1, now: Date.now() }));
    else yield put(applicationsFailed(error));
  }
}

/** An application that leaves the outbox, or changes on another device, shows up in the list as it is. */
function* reloadFirst({ payload }: EventAction<'application/settled'>): Generator {
  const { page, items } = yield* read(selectApplicationList);
  const shown = items.find(({ jobid }) => jobid === payload.jobid);
  const isKnown =
    shown?.status === payload.state &&
    shown?.waiting === payload.waiting &&
    shown?.external === payload.external;
  if (page === 0 || (shown && isKnown) || (payload.outcome === 'rejected' && payload.state === undefined))
    return;
  yield call(loadApplications, applicationsRequested({ page: 1, top: PAGE_SIZE }));
}

/** Milliseconds for which a withdrawal can be undone here; the service allows longer, for the way of the call. */
const UNDO_MS = 5_000;

const CANCELLED_TEXT = 'Cancelaste tu postulación.';

const selectMarks = (state: RootState) => state.jobStatus.items;

function* withdraw({ payload: jobid }: ReturnType<typeof withdrawRequested>): Generator {
  const { items } = yield* read(selectApplicationList);
  const isFinal = items.some((item) => item.jobid === jobid && isDelivered(item.status));
  try {
    yield* withSession(() => request('apply.withdraw', { jobid }));
  } catch (thrown) {
    yield call(sayFailure, jobid, thrown);
    return;
  }
  const statusdate = new Date().toISOString();
  yield put(stateChanged({ jobid, status: 'withdrawn', statusdate, waiting: undefined }));
  yield put(jobStatusRestored((yield* read(selectMarks)).filter((mark) => mark.jobid !== jobid)));
  const state = 'withdrawn';
  yield put(
    event('application/settled', { jobid, outcome: 'rejected', state, ...(isFinal && { final: true }) }),
  );
  yield put(undoOffered(jobid));
  yield fork(reloadHolders);
  yield delay(UNDO_MS);
  if ((yield* read(selectUndo)) === jobid) yield put(undoOffered(null));
}

/** The shell takes it back where an attempt whose answer was lost has reached the service. */
function* cancel({ payload: jobid }: ReturnType<typeof cancelRequested>): Generator {
  const userid = yield* read(selectPageAccount);
  if (!(yield call(cancelInOutbox, userid, jobid))) return;
  yield put(event('application/settled', { jobid, outcome: 'rejected', state: 'withdrawn' }));
  yield put(toastShown({ id: `apply-${jobid}`, kind: 'status', text: CANCELLED_TEXT }));
}

function* restore({ payload: jobid }: ReturnType<typeof restoreRequested>): Generator {
  yield put(undoOffered(null));
  try {
    const { state, waiting } = yield* withSession(() => request('apply.restore', { jobid }));
    const statusdate = new Date().toISOString();
    yield put(stateChanged({ jobid, status: state, statusdate, waiting }));
    const outcome = isApplied(state) ? 'applied' : 'rejected';
    const { items } = yield* read(selectApplicationList);
    // It is the application that it was before.
    const at = Date.parse(items.find((item) => item.jobid === jobid)?.dateapplied ?? '');
    const since = Number.isNaN(at) ? {} : { at };
    yield put(event('application/settled', { jobid, outcome, state, ...since, ...(waiting && { waiting }) }));
    yield call(reloadHolders);
  } catch (thrown) {
    yield call(sayFailure, jobid, thrown);
  }
}

function* sayFailure(jobid: string, thrown: unknown): Generator {
  const { description } = toServiceErrorState(thrown, 'apply');
  yield put(toastShown({ id: `apply-${jobid}`, kind: 'error', text: description }));
}

function* loadVisited({ payload: ids }: ReturnType<typeof visitedRequested>): Generator {
  const jobs: Job[] = [];
  const wanted = ids.slice(0, VISITED_LIMIT);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const found = (yield all(
      wanted.slice(at, at + AT_ONCE).map((id) => call(loadOffer, id)),
    )) as Array<Job | null>;
    for (const job of found) if (job) jobs.push(job);
  }
  yield put(jobs.length === 0 && wanted.length > 0 ? visitedFailed() : visitedLoaded(jobs));
}

/** An offer that is gone is left out. */
function* loadOffer(jobID: string): Generator<unknown, Job | null> {
  try {
    const { job } = yield* request('jobs.offer', { jobID });
    return job;
  } catch {
    return null;
  }
}
