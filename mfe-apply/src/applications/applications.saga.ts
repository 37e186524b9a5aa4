import { toServiceErrorState } from '@chamba/kernel/errors';
import { isEvent } from '@chamba/kernel/events';
import { selectProfile } from '@chamba/kernel/session';
import { all, call, put, request, read, takeLatest, takeLoad } from '@chamba/kernel/store';
import type { Job } from '@chamba/kernel/api';
import {
  applicationsFailed,
  applicationsLoaded,
  applicationsRequested,
  selectApplicationList,
  visitedFailed,
  visitedLoaded,
  visitedRequested,
} from './applications.slice.ts';

/** Applications that one request brings. */
export const PAGE_SIZE = 20;

/** Most visited offers that are shown, and how many of them are asked for at a time. */
const VISITED_LIMIT = 20;
const AT_ONCE = 4;

/** Answers what the applications page and the dashboard ask for. */
export function* applicationsSaga(): Generator {
  yield takeLoad(applicationsRequested.type, loadApplications);
  yield takeLatest(visitedRequested.type, loadVisited);
  yield takeLatest(isEvent('application/settled'), reloadFirst);
}

function* loadApplications({ payload: { page, top } }: ReturnType<typeof applicationsRequested>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    const answer = yield* request('apply.list', { userid: profile.userid, top, page });
    const { applications: items, summary } = answer;
    yield put(applicationsLoaded({ items, total: summary.totaldocs, page, now: Date.now() }));
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'load-applications');
    // 'No applications yet' is an answer, not a failure.
    if (error.code === 'MYS-41')
      yield put(applicationsLoaded({ items: [], total: 0, page: 1, now: Date.now() }));
    else yield put(applicationsFailed(error));
  }
}

/** An application that leaves the outbox shows up in the list. */
function* reloadFirst(action: { payload: { outcome: string } }): Generator {
  const { page } = yield* read(selectApplicationList);
  if (page === 0 || action.payload.outcome !== 'applied') return;
  yield call(loadApplications, applicationsRequested({ page: 1, top: PAGE_SIZE }));
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
