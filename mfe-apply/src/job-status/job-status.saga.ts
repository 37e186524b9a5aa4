import {
  call,
  jobStatusRestored,
  put,
  race,
  request,
  select,
  take,
  takeLatest,
  type JobStatus,
  type RootState,
} from '@chamba/kernel/store';
import { isEvent } from '@chamba/kernel/events';
import { selectSession } from '@chamba/kernel/session';
import { isText, readTab, writeTab } from '@chamba/kernel/storage';
import { mergeJobStatus } from './merge.ts';

/** Names the login whose applications this tab has read already. */
const LOADED_KEY = 'outbox.applied-of';

/** Most applications that a login brings back. */
const LOADED_LIMIT = 200;

const selectItems = (state: RootState): readonly JobStatus[] => state.jobStatus.items;

/** Brings the marks 'Postulado' back from the server once for every login. The shell keeps them in the browser. */
export function* jobStatusSession(): Generator {
  if (typeof window === 'undefined') return;
  yield takeLatest(isEvent('session/loggedIn'), reload);
  const { isLogged } = (yield select(selectSession)) as RootState['session'];
  if (isLogged) yield call(reloadOnce);
}

/** A login that happened before this code was on the page still brings its applications. */
function* reloadOnce(): Generator {
  if (readTab(LOADED_KEY, isText) === ((yield select(loginMark)) as string)) return;
  yield call(reload);
}

function loginMark(state: RootState): string {
  const { user_profile: profile, expiresAt } = selectSession(state);
  return `${profile?.userid}|${expiresAt}`;
}

function* reload(): Generator {
  const mark = (yield select(loginMark)) as string;
  const userid = mark.split('|', 1)[0] ?? '';
  // A candidate who leaves while this is read must not leave marks behind for the next one.
  yield race({ done: call(load, userid, mark), left: take(isEvent('session/loggedOut')) });
}

function* load(userid: string, mark: string): Generator {
  const before = (yield select(selectItems)) as readonly JobStatus[];
  try {
    const { applications } = yield* request('apply.list', { userid, top: LOADED_LIMIT, page: 1 });
    const items = (yield select(selectItems)) as readonly JobStatus[];
    // What was settled while the list was on its way is newer than the list.
    const since = items.filter((item) => item.status === 'Applied' && !before.includes(item));
    const applied = [...applications, ...since].map(({ jobid }) => jobid);
    yield put(jobStatusRestored(mergeJobStatus(items, applied, Date.now())));
    writeTab(LOADED_KEY, mark);
  } catch {
    // Marks are a convenience: what the browser knows stays until the next login.
  }
}
