import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { UpdaterTriple } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import type { SubmittedAction } from '@chamba/kernel/forms';
import {
  profileChanged,
  resumeChanged,
  selectProfile,
  selectResumeId,
  withSession,
} from '@chamba/kernel/session';
import {
  actionChannel,
  call,
  type eventChannel,
  fork,
  put,
  read,
  request,
  take,
  takeEvery,
  takeSubmission,
  toastClosed,
  toastShown,
  toastUsed,
} from '@chamba/kernel/store';
import { rowLabel } from '../model/row-label.ts';
import { UNDO_TOAST } from '../model/undo.ts';
import { resumeRequested } from '../model/requested.ts';
import { candidateRead, resumeRead, revisionKnown, selectResume } from '../model/resume.slice.ts';
import {
  conflictFound,
  editOpened,
  listOrdered,
  removalUndone,
  rowRemoved,
  sectionSave,
  selectEdit,
  type SectionSave,
} from '../model/edit.slice.ts';
import {
  candidateTriples,
  isCandidatePart,
  NEW,
  orderTriples,
  removalTriples,
  partRevision,
  listRows,
  saveTriples,
  saysSame,
  shownTexts,
  type Part,
  type Shown,
} from '../model/rows.ts';

/** Somebody has changed the same since. */
const CHANGED = 'RESUME-CHANGED';
/** Somebody has deleted the résumé since. */
const GONE = 'MYS-16';
const GONE_TEXT = 'Este currículum ya no existe. Puede que lo hayas eliminado en otro dispositivo.';
const TOAST = 'resume-edit';

/** Why a save failed, as the page says it. */
function toSaveFailure(failure: unknown): ReturnType<typeof toServiceErrorState> {
  const state = toServiceErrorState(failure, 'save-resume');
  return state.code === GONE ? { ...state, description: GONE_TEXT } : state;
}

type ListAction = ReturnType<typeof listOrdered | typeof rowRemoved | typeof removalUndone>;

/** Saga step: whose résumé it is. @throws Error on a page without one, where nothing is edited. */
export function* ownResume(): Generator<unknown, { userid: string; resumeid: string }> {
  const profile = yield* read(selectProfile);
  const { resume } = yield* read(selectResume);
  if (!profile || !resume) throw new Error('there is no résumé to save to');
  return { userid: profile.userid, resumeid: resume.resumeid };
}

/** Saga step: what the service has of a part, beside what the page shows of the rest. */
function* readNewest(part: Part | null = null): Generator<unknown, Shown> {
  const ids = yield* ownResume();
  const { candidate: shown } = yield* read(selectResume);
  const { resume } = yield* withSession(() => request('resume.read', ids));
  if (shown && (part === null || !isCandidatePart(part))) return { candidate: shown, resume };
  const { candidate_data: candidate } = yield* request('candidate.read', { userid: ids.userid });
  return { candidate, resume };
}

/**
 * Shows what the service has; a résumé that cannot be read is loaded again with the whole page.
 * @param part that was changed, where it is not one of the résumé.
 */
export function* showNewest(part: Part | null = null): Generator {
  const { resumeid } = yield* ownResume();
  try {
    const { candidate, resume: newest } = yield* readNewest(part);
    yield put(candidateRead(candidate));
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

/** Saves a form. What is said of the person is no part of the résumé, and is shown in the header too. */
function* saveForm({ part, id, texts, revision }: SectionSave): Generator {
  if (!isCandidatePart(part)) return yield* save(saveTriples(part, id, texts), revision);
  const { userid } = yield* ownResume();
  const updater = candidateTriples(part, texts);
  yield* withSession(() => request('candidate.save', { userid, updater, revision }));
  if (part === 'personal') yield put(profileChanged({ name: texts['name'] ?? '' }));
}

function* finish(part: Part): Generator {
  yield* showNewest(part);
  yield put(sectionSave.finished());
  yield put(toastShown({ id: TOAST, kind: 'status', text: 'Guardado.' }));
}

/** Whether an element that a lost answer leaves in doubt was added after all. */
function* wasAdded({ part, texts }: SectionSave): Generator<unknown, boolean> {
  const { resume } = yield* read(selectResume);
  if (isCandidatePart(part)) return false;
  const known = resume ? listRows(resume, part).map(({ id }) => id) : [];
  const { resume: newest } = yield* readNewest();
  return listRows(newest, part).some((row) => !known.includes(row.id) && saysSame(texts, row.texts));
}

/**
 * Shows both texts, unless they are the same: then an answer was lost, or both wrote alike. The person's data have one
 * revision for several parts: where another part was saved meanwhile, nothing is in the way.
 * @returns whether the save is done.
 */
function* compare(payload: SectionSave): Generator<unknown, boolean> {
  const { part, id, texts } = payload;
  const { candidate, resume } = yield* read(selectResume);
  const newest = yield* readNewest(part);
  const theirs = shownTexts(newest, part, id);
  if (theirs && saysSame(texts, theirs)) return true;
  const shown = candidate && resume ? shownTexts({ candidate, resume }, part, id) : null;
  if (isCandidatePart(part) && theirs && shown && saysSame(shown, theirs)) {
    yield* saveForm({ ...payload, revision: partRevision(newest, part) });
    return true;
  }
  yield put(conflictFound(newest));
  return false;
}

/** Whether a save was left without an answer on this page. */
type Doubt = { isOpen: boolean };

function* saveSection(doubt: Doubt, { payload }: SubmittedAction<SectionSave>): Generator {
  const { part, id } = payload;
  try {
    const isThere = doubt.isOpen && id === NEW && (yield* wasAdded(payload));
    if (!isThere) yield* saveForm(payload);
    doubt.isOpen = false;
    yield* finish(part);
  } catch (failure) {
    doubt.isOpen ||= isServiceError(failure) && isUnanswered(failure);
    try {
      if (isServiceError(failure) && failure.code === CHANGED && (yield* compare(payload))) {
        yield* finish(part);
        return;
      }
      yield put(sectionSave.failed(toSaveFailure(failure)));
    } catch (second) {
      yield put(sectionSave.failed(toSaveFailure(second)));
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
    const { code, description } = toSaveFailure(failure);
    const text =
      code === CHANGED ? 'Esta lista cambió en otra ventana. Te mostramos cómo quedó guardada.' : description;
    yield put(toastClosed(UNDO_TOAST));
    yield* showNewest();
    yield put(toastShown({ id: TOAST, kind: 'error', text }));
  }
}

/** The undo of a row is one more save of its list, in the order of the others; the next edit ends it. */
function* offerUndo({ payload: { part, row } }: ReturnType<typeof rowRemoved>): Generator {
  const text = `Quitaste ${rowLabel(part, row.texts)}.`;
  const action = { label: 'Deshacer', takesFocus: true } as const;
  // It does not wait until what was saved before is said.
  yield put(toastClosed(TOAST));
  yield put(toastShown({ id: UNDO_TOAST, kind: 'status', text, action }));
}

function* undo({ payload: id }: ReturnType<typeof toastUsed>): Generator {
  const { removed } = yield* read(selectEdit);
  if (id === UNDO_TOAST && removed) yield put(removalUndone(removed));
}

function* endUndo(): Generator {
  yield put(toastClosed(UNDO_TOAST));
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
  yield takeEvery(rowRemoved.type, offerUndo);
  yield takeEvery(toastUsed.type, undo);
  yield takeEvery(editOpened.type, endUndo);
}
