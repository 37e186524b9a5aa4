import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import { fork, put, read, request, takeLatest, takeLeading } from '@chamba/kernel/store';
import { ownResume, showNewest } from '../edit/edit.saga.ts';
import {
  historyFailed,
  historyLoaded,
  historyOpened,
  historyRefused,
  restoreEnded,
  selectHistory,
  versionAsked,
  versionRestored,
  versionShown,
} from './history.slice.ts';

function* loadHistory(): Generator {
  try {
    const ids = yield* ownResume();
    const { versions } = yield* withSession(() => request('resume.history', ids));
    yield put(historyLoaded(versions));
  } catch {
    yield put(historyFailed());
  }
}

function* showVersion({ payload: revision }: ReturnType<typeof versionAsked>): Generator {
  try {
    const ids = yield* ownResume();
    const { resume } = yield* withSession(() => request('resume.read', { ...ids, revision }));
    yield put(versionShown({ revision, resume }));
  } catch (failure) {
    yield put(historyRefused(toServiceErrorState(failure, 'load-resume').description));
  }
}

/** Restoring is a save too: what the résumé was before can be restored in turn. */
function* restore({ payload: revision }: ReturnType<typeof versionRestored>): Generator {
  try {
    const ids = yield* ownResume();
    const { versions, undo } = yield* read(selectHistory);
    yield* withSession(() => request('resume.restore', { ...ids, revision }));
    yield* showNewest();
    yield* loadHistory();
    yield put(restoreEnded(undo === revision ? null : (versions[0]?.revision ?? null)));
  } catch (failure) {
    yield put(historyRefused(toServiceErrorState(failure, 'restore-resume').description));
  }
}

/** Answers what is asked of the earlier saves of a résumé. */
export function* historySaga(): Generator {
  if ((yield* read(selectHistory)).status === 'loading') yield fork(loadHistory);
  yield takeLatest(historyOpened.type, loadHistory);
  yield takeLatest(versionAsked.type, showVersion);
  yield takeLeading(versionRestored.type, restore);
}
