import {
  call,
  jobStatusRestored,
  put,
  request,
  read,
  type JobStatus,
  type RootState,
} from '@chamba/kernel/store';
import type { Application } from '@chamba/kernel/api';
import { selectSession } from '@chamba/kernel/session';
import { isText, readTab, writeTab } from '@chamba/kernel/storage';
import { mergeJobStatus } from './merge.ts';

/** Names the login whose applications this tab has read already. */
const LOADED_KEY = 'outbox.applied-of';

/** Applications of one request (the most the server gives), and requests of one login. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

const selectItems = (state: RootState): readonly JobStatus[] => state.jobStatus.items;

/**
 * Brings the marks 'Postulado' back from the server, once for every login of the signed-in candidate. The shell
 * keeps them in the browser and drops them at logout.
 */
export function* loadAppliedOnce(): Generator {
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
