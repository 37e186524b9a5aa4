import {
  call,
  jobStatusRestored,
  put,
  race,
  request,
  read,
  take,
  type Action,
  type JobStatus,
  type RootState,
} from '@chamba/kernel/store';
import type { Application } from '@chamba/kernel/api';
import { selectPageAccount, selectSession } from '@chamba/kernel/session';
import { isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';
import { mergeJobStatus } from './merge.ts';

/** Names the login whose applications this tab has read already. */
const LOADED_KEY = 'outbox.applied-of';

/** Applications of one request (the most the server gives), and requests of one login. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

const selectItems = (state: RootState): readonly JobStatus[] => state.jobStatus.items;

/**
 * Brings the marks 'Postulado' back from the server, once for every log-in, on whichever page it happens. The browser keeps
 * them and drops them at the log-out.
 */
export function* appliedMarksSaga(): Generator {
  for (;;) {
    const account = yield* read(selectPageAccount);
    if (account === 'none') {
      yield call(untilNot, account);
      continue;
    }
    yield race({ work: call(loadAppliedOnce), left: call(untilNot, account) });
    if ((yield* read(selectPageAccount)) === account) yield call(untilNot, account);
    // The next log-in, even of the same candidate, reads the applications again.
    removeTab(LOADED_KEY);
  }
}

function* untilNot(account: string): Generator {
  do yield take((action: Action) => action.type.startsWith('session/'));
  while ((yield* read(selectPageAccount)) === account);
}

function* loadAppliedOnce(): Generator {
  const { user_profile: profile, expiresAt } = yield* read(selectSession);
  if (!profile) return;
  const login = `${profile.userid}|${expiresAt}`;
  if (readTab(LOADED_KEY, isText) !== login) yield call(load, profile.userid, login);
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
    const applied = [...applications, ...since].map(({ jobid }) => jobid);
    yield put(jobStatusRestored(mergeJobStatus(items, applied, Date.now())));
    writeTab(LOADED_KEY, login);
  } catch {
    // Marks are a convenience: what the browser knows stays until the next login.
  }
}
