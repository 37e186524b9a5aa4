import { toServiceErrorState } from '@chamba/kernel/errors';
import { selectProfile, selectResumeId, withSession } from '@chamba/kernel/session';
import {
  put,
  read,
  request,
  take,
  takeEvery,
  takeLatest,
  takeLoad,
  toastClosed,
  toastShown,
  toastUsed,
  type Action,
} from '@chamba/kernel/store';
import { reporting } from '../model/reporting.ts';
import { resumeRequested } from '../model/requested.ts';
import { selectResume } from '../model/resume.slice.ts';
import { fileFault } from './file-fault.ts';
import {
  FILE_TOAST,
  fileDropped,
  filePartSent,
  fileRefused,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesFailed,
  filesLoaded,
  filesRequested,
  fileSaved,
  fileStarted,
  undoEnded,
} from './files.slice.ts';

/** What was chosen and is not saved yet, by attempt: no part of the state, which is plain data. */
type Chosen = Map<string, File>;

/** Saga step: loads the files of a résumé. The page shows the rest without them. */
function* load(resumeid: string | null): Generator {
  const profile = yield* read(selectProfile);
  if (!profile || !resumeid) return;
  try {
    const { documents } = yield* request('files.documents', { resumeid });
    yield put(filesLoaded(documents));
  } catch {
    yield put(filesFailed());
  }
}

function* loadWithPage({ payload }: ReturnType<typeof resumeRequested>): Generator {
  yield* load(payload.resumeid ?? (yield* read(selectResumeId)));
}

/** Saga step: the résumé that the page shows. */
function* shownResume(): Generator<unknown, string> {
  return (yield* read(selectResume)).resume?.resumeid ?? '';
}

function* loadAgain(): Generator {
  yield* load(yield* shownResume());
}

function* send(attempt: string, file: File): Generator {
  const resumeid = yield* shownResume();
  const input = { resumeid, file, name: file.name, attempt };
  try {
    const { document } = yield* reporting(
      (onProgress) => withSession(() => request('files.saveDocument', input, { onProgress })),
      (part: number) => filePartSent({ attempt, part }),
    );
    if (!document) throw new Error('the service names no file');
    // Another résumé may be shown by now.
    if ((yield* shownResume()) === resumeid) yield put(fileSaved({ attempt, document }));
    yield put(toastShown({ id: FILE_TOAST, kind: 'status', text: `Subimos ${document.name}.` }));
  } catch (failure) {
    const { description, answered = 0, status } = toServiceErrorState(failure, 'save-file');
    // What was refused for its content is refused again.
    const canRetry = (answered || status) !== 400;
    yield put(fileRefused({ attempt, error: description, canRetry }));
  }
}

function* sendChosen(chosen: Chosen, { payload: files }: ReturnType<typeof filesChosen>): Generator {
  for (const file of files) {
    const attempt = crypto.randomUUID();
    const error = yield* fileFault(file);
    yield put(fileStarted({ attempt, name: file.name, size: file.size, part: 0, error, canRetry: false }));
    if (error !== null) continue;
    chosen.set(attempt, file);
    yield* send(attempt, file);
  }
}

function* retry(chosen: Chosen, { payload: attempt }: ReturnType<typeof fileRetried>): Generator {
  const file = chosen.get(attempt);
  if (file) yield* send(attempt, file);
}

/**
 * The list shows the removal at once; what fails is shown as the service has it. Unlike those of the dashboard, its undo
 * has no timer: the service restores a file for an hour.
 */
function* remove({ payload: { id, name } }: ReturnType<typeof fileRemoved>): Generator {
  const resumeid = yield* shownResume();
  try {
    yield* withSession(() => request('files.deleteDocument', { id, resumeid }));
    const action = { label: 'Deshacer', takesFocus: true } as const;
    yield put(toastShown({ id: FILE_TOAST, kind: 'status', text: `Eliminaste ${name}.`, action }));
    // The toast was used or closed, or another file is deleted: only the last deletion can be undone.
    const { type } = (yield take(
      (action: Action & { payload?: unknown }) =>
        action.payload === FILE_TOAST || action.type === fileRemoved.type,
    )) as Action;
    yield put(toastClosed(FILE_TOAST));
    if (type === toastUsed.type) {
      const { documents } = yield* withSession(() => request('files.restoreDocument', { id, resumeid }));
      yield put(filesLoaded(documents));
    }
  } catch (failure) {
    yield* loadAgain();
    const { description } = toServiceErrorState(failure, 'delete-file');
    yield put(toastShown({ id: FILE_TOAST, kind: 'error', text: description }));
  }
  yield put(undoEnded(id));
}

/** Loads, sends and deletes the files of the résumé. */
export function* filesSaga(): Generator {
  const chosen: Chosen = new Map();
  yield takeLoad(resumeRequested.type, loadWithPage);
  yield takeLatest(filesRequested.type, loadAgain);
  yield takeEvery(filesChosen.type, (action: ReturnType<typeof filesChosen>) => sendChosen(chosen, action));
  yield takeEvery(fileRetried.type, (action: ReturnType<typeof fileRetried>) => retry(chosen, action));
  yield takeEvery(
    [fileDropped.type, fileSaved.type],
    (action: Action & { payload: string | { attempt: string } }) => {
      chosen.delete(typeof action.payload === 'string' ? action.payload : action.payload.attempt);
    },
  );
  yield takeEvery(fileRemoved.type, remove);
}
