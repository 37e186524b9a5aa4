import { toServiceErrorState } from '@chamba/kernel/errors';
import { withSession } from '@chamba/kernel/session';
import {
  call,
  put,
  request,
  takeEvery,
  takeLeading,
  takeLoad,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { offerUndo } from '../undo/offer-undo.ts';
import { forgetEdited } from './edited-search.ts';
import { savingUrl } from './save-hash.ts';
import {
  changeRequested,
  deleteRequested,
  opened,
  removalStood,
  replaceRequested,
  saveFailed,
  saveRequested,
  savedSearchesRequested,
  searchesFailed,
  searchesLoaded,
  searchRemoved,
  searchSaved,
} from './saved-searches.slice.ts';

const TOAST = 'saved-search';

const SAVED_TEXT = 'Tu búsqueda se guardó correctamente.';
const DELETED_TEXT = 'Se eliminó correctamente tu búsqueda.';

/** Another window, or a link in a mail, deleted it. */
const GONE = 'MYS-23';
const GONE_TEXT = 'Esa búsqueda ya no existe.';

/** Loads the searches of the candidate who is signed in. */
export function* loadSearches(): Generator {
  try {
    const { jobseeker_agents } = yield* request('alerts.list', {});
    yield put(searchesLoaded(jobseeker_agents));
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'load-saved-searches');
    // 'No searches' is an answer, not a failure.
    yield put(error.code === 'MYS-22' ? searchesLoaded([]) : searchesFailed(error));
  }
}

function* save({
  type,
  payload,
}: ReturnType<typeof saveRequested> | ReturnType<typeof replaceRequested>): Generator {
  const { url } = payload;
  try {
    // Where the session is over, the log-in leads back to results that save the new search after all.
    const { jobseeker_agents } = yield* 'id' in payload
      ? withSession(() => request('alerts.change', { instance: payload.id, url }))
      : withSession(() => request('alerts.create', { url }), savingUrl());
    yield put(searchesLoaded(jobseeker_agents));
    yield put(searchSaved(url));
    forgetEdited();
    const isConfirmed = type === replaceRequested.type || (jobseeker_agents[0]?.confirmed ?? true);
    const text = isConfirmed ? SAVED_TEXT : `${SAVED_TEXT} Confirma tu correo para que te avisemos.`;
    yield put(toastShown({ id: TOAST, kind: 'status', text }));
  } catch (thrown) {
    const error = toServiceErrorState(thrown, 'save-search');
    if (error.code === 'MYS-24') yield put(searchSaved(url));
    else yield put(saveFailed(url));
    yield call(sayFailure, thrown);
  }
}

function* change({ payload: { id, ...changes } }: ReturnType<typeof changeRequested>): Generator {
  try {
    const { jobseeker_agents } = yield* withSession(() =>
      request('alerts.change', { instance: id, ...changes }),
    );
    yield put(searchesLoaded(jobseeker_agents));
  } catch (thrown) {
    yield call(sayFailure, thrown);
  }
}

/** The results are on their way already: that they were looked at is noted beside. */
function* noteOpened({ payload: id }: ReturnType<typeof opened>): Generator {
  try {
    yield* request('alerts.change', { instance: id, seen: true });
  } catch {
    // The list goes on to show how many there are.
  }
}

function* remove({ payload: id }: ReturnType<typeof deleteRequested>): Generator {
  try {
    yield* withSession(() => request('alerts.delete', { instance: id }));
  } catch (thrown) {
    yield call(sayFailure, thrown);
    return;
  }
  yield put(searchRemoved(id));
  if (yield* offerUndo(`search-${id}`, DELETED_TEXT)) yield call(restore, id);
  else yield put(removalStood(id));
}

function* restore(id: string): Generator {
  try {
    const { jobseeker_agents } = yield* withSession(() =>
      request('alerts.change', { instance: id, restore: true }),
    );
    yield put(searchesLoaded(jobseeker_agents));
  } catch (thrown) {
    yield put(removalStood(id));
    yield call(sayFailure, thrown);
  }
}

function* sayFailure(thrown: unknown): Generator {
  const { code, description } = toServiceErrorState(thrown, 'save-search');
  if (code === GONE) yield call(loadSearches);
  yield put(
    toastShown({
      id: TOAST,
      kind: 'error',
      text: code === GONE ? GONE_TEXT : description,
      ...(code === 'MYS-25' && { action: { label: 'Ok' } }),
    }),
  );
}

function* watchSavedSearches(): Generator {
  yield takeLoad(savedSearchesRequested.type, loadSearches);
  yield takeLeading([saveRequested.type, replaceRequested.type], save);
  yield takeEvery(changeRequested.type, change);
  yield takeEvery(opened.type, noteOpened);
  yield takeEvery(deleteRequested.type, remove);
}

export const savedSearchesSaga: SagaDeclaration = {
  name: 'savedSearches',
  saga: watchSavedSearches,
  life: 'page',
};
