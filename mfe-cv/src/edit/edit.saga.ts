import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { Resume, UpdaterTriple } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { resumeChanged, selectProfile, selectResumeId, withSession } from '@chamba/kernel/session';
import {
  actionChannel,
  call,
  type eventChannel,
  fork,
  put,
  read,
  request,
  take,
  takeSubmission,
  toastShown,
} from '@chamba/kernel/store';
import { resumeRequested } from '../model/requested.ts';
import { resumeRead, revisionKnown, selectResume } from '../model/resume.slice.ts';
import {
  conflictFound,
  listOrdered,
  removalForgotten,
  removalUndone,
  rowRemoved,
  sectionSave,
  type SectionSave,
} from '../model/edit.slice.ts';
import { NEW, orderTriples, removalTriples, rowsOf, saveTriples, saysSame, textsOf } from '../model/rows.ts';

/** Somebody has changed the same since. */
const CHANGED = 'RESUME-CHANGED';
const TOAST = 'resume-edit';

type ListAction = ReturnType<typeof listOrdered | typeof rowRemoved | typeof removalUndone>;

/** Saga step: whose résumé it is. @throws Error on a page without one, where nothing is edited. */
export function* ownResume(): Generator<unknown, { userid: string; resumeid: string }> {
  const profile = yield* read(selectProfile);
  const { resume } = yield* read(selectResume);
  if (!profile || !resume) throw new Error('there is no résumé to save to');
  return { userid: profile.userid, resumeid: resume.resumeid };
}

function* readNewest(): Generator<unknown, Resume> {
  const ids = yield* ownResume();
  const { resume } = yield* withSession(() => request('resume.read', ids));
  return resume;
}

/** Shows what the service has; a résumé that cannot be read is loaded again with the whole page. */
export function* showNewest(): Generator {
  const { resumeid } = yield* ownResume();
  try {
    const newest = yield* readNewest();
    yield put(resumeRead(newest));
    if ((yield* read(selectResumeId)) === resumeid)
      yield put(resumeChanged({ resumeid, iscompleted: newest.iscompleted }));
  } catch {
    yield put(resumeRequested({ resumeid }));
  }
}

function* save(updater: readonly UpdaterTriple[], revision: number): Generator<unknown, number> {
  const ids = yield* ownResume();
  const answer = yield* withSession(() => request('resume.save', { ...ids, updater, revision }));
  yield put(event('resume/saved', { resumeid: ids.resumeid }));
  return answer.revision ?? revision;
}

function* finish(): Generator {
  yield* showNewest();
  yield put(sectionSave.finished());
  yield put(toastShown({ id: TOAST, kind: 'status', text: 'Guardado.' }));
}

/** Whether an element that a lost answer leaves in doubt was added after all. */
function* wasAdded({ part, texts }: SectionSave): Generator<unknown, boolean> {
  const { resume } = yield* read(selectResume);
  const known = resume ? rowsOf(resume, part).map(({ id }) => id) : [];
  const newest = yield* readNewest();
  return rowsOf(newest, part).some((row) => !known.includes(row.id) && saysSame(texts, row.texts));
}

/** Shows both texts, unless they are the same: then an answer was lost, or both wrote alike. */
function* compare({ part, id, texts }: SectionSave): Generator<unknown, boolean> {
  const newest = yield* readNewest();
  const theirs = textsOf(newest, part, id);
  if (theirs && saysSame(texts, theirs)) return true;
  yield put(conflictFound(newest));
  return false;
}

/** Whether a save was left without an answer on this page. */
type Doubt = { isOpen: boolean };

function* saveSection(doubt: Doubt, { payload }: SubmittedAction<SectionSave>): Generator {
  const { part, id, texts, revision } = payload;
  try {
    const isThere = doubt.isOpen && id === NEW && (yield* wasAdded(payload));
    if (!isThere) yield* save(saveTriples(part, id, texts), revision);
    doubt.isOpen = false;
    yield* finish();
  } catch (failure) {
    doubt.isOpen ||= isServiceError(failure) && isUnanswered(failure);
    try {
      if (isServiceError(failure) && failure.code === CHANGED && (yield* compare(payload))) {
        yield* finish();
        return;
      }
      yield put(sectionSave.failed(toServiceErrorState(failure, 'save-resume')));
    } catch (second) {
      yield put(sectionSave.failed(toServiceErrorState(second, 'save-resume')));
    }
  }
}

function toTriples(action: ListAction): UpdaterTriple[] {
  if (listOrdered.match(action)) return orderTriples(action.payload.part, action.payload.ids);
  const { part, row } = action.payload;
  const { remove, restore } = removalTriples(part, row);
  return rowRemoved.match(action) ? remove : restore;
}

/** The page shows the change at once; what fails is shown as the service has it. */
function* saveList(action: ListAction): Generator {
  try {
    const { resume } = yield* read(selectResume);
    const revision = yield* save(toTriples(action), resume?.revision ?? 0);
    if (removalUndone.match(action)) yield* showNewest();
    else yield put(revisionKnown(revision));
  } catch (failure) {
    const { code, description } = toServiceErrorState(failure, 'save-resume');
    const text =
      code === CHANGED ? 'Esta lista cambió en otra ventana. Te mostramos cómo quedó guardada.' : description;
    yield put(removalForgotten());
    yield* showNewest();
    yield put(toastShown({ id: TOAST, kind: 'error', text }));
  }
}

/** One after the other: each save builds on the one before. */
function* watchLists(): Generator {
  const types = [listOrdered.type, rowRemoved.type, removalUndone.type];
  const actions = (yield actionChannel(types)) as ReturnType<typeof eventChannel<ListAction>>;
  for (;;) yield call(saveList, (yield take(actions)) as ListAction);
}

/** Saves what is edited on the page of a résumé. */
export function* editSaga(): Generator {
  const doubt: Doubt = { isOpen: false };
  yield takeSubmission(sectionSave.submittedType, (action: SubmittedAction<SectionSave>) =>
    saveSection(doubt, action),
  );
  yield fork(watchLists);
}
