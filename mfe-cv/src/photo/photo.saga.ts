import { toServiceErrorState } from '@chamba/kernel/errors';
import { event } from '@chamba/kernel/events';
import { profileChanged, withSession } from '@chamba/kernel/session';
import { put, request, takeLeading, toastShown } from '@chamba/kernel/store';
import { photoChanged, photoFailed, photoRemoved, photoSaved } from './photo.slice.ts';

const TOAST = 'resume-photo';

/** The photo is shown in the header and in the résumé by the session's profile. */
function* show(photourl: string, text: string): Generator {
  yield put(profileChanged({ photourl }));
  yield put(event('resume/photoChanged', { photourl }));
  yield put(photoChanged());
  yield put(toastShown({ id: TOAST, kind: 'status', text }));
}

function* save({ payload: { file, attempt } }: ReturnType<typeof photoSaved>): Generator {
  try {
    const { user_data: saved } = yield* withSession(() =>
      request('files.savePhoto', { file, name: 'foto.jpg', attempt }),
    );
    yield* show(saved.photourl, 'Guardamos tu foto.');
  } catch (failure) {
    yield put(photoFailed(toServiceErrorState(failure, 'save-photo').description));
  }
}

function* remove(): Generator {
  try {
    yield* withSession(() => request('files.deletePhoto', {}));
    yield* show('', 'Quitamos tu foto.');
  } catch (failure) {
    yield put(photoFailed(toServiceErrorState(failure, 'delete-photo').description));
  }
}

/** Saves and removes the photo. */
export function* photoSaga(): Generator {
  yield takeLeading(photoSaved.type, save);
  yield takeLeading(photoRemoved.type, remove);
}
