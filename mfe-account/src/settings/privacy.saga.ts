import type { ExportFileAnswer } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { selectProfile, withSession } from '@chamba/kernel/session';
import {
  call,
  put,
  read,
  request,
  takeLatest,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  arcoRequest,
  exportFetch,
  exportRequest,
  privacyAsked,
  privacyFailed,
  privacyLoaded,
} from './privacy.slice.ts';

const TOAST = 'privacy';

/** Hands a file to the browser; apart from the saga so that tests can watch it. */
export const browser = {
  save: ({ name, archive }: ExportFileAnswer): void => {
    const bytes = Uint8Array.from(atob(archive), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  },
};

/** Saga step: what the account accepted, and the copy of its data. */
export function* loadPrivacy(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    yield put(
      privacyLoaded(yield* withSession(() => request('account.privacy', { userid: profile.userid }))),
    );
  } catch (failure) {
    yield put(privacyFailed(toServiceErrorState(failure, 'load-privacy')));
  }
}

function* requestExport(): Generator {
  try {
    yield put(privacyLoaded(yield* withSession(() => request('account.requestExport', {}))));
    yield put(exportRequest.finished());
  } catch (failure) {
    yield put(exportRequest.failed(toServiceErrorState(failure, 'request-export')));
  }
}

function* requestArco({ payload }: SubmittedAction<{ kind: string; detail: string }>): Generator {
  try {
    yield put(privacyLoaded(yield* withSession(() => request('account.requestPrivacy', payload))));
    yield put(arcoRequest.finished());
  } catch (failure) {
    yield put(arcoRequest.failed(toServiceErrorState(failure, 'request-privacy')));
  }
}

function* fetchExport(): Generator {
  try {
    const file = yield* withSession(() => request('account.exportFile', {}));
    yield call(browser.save, file);
    yield put(exportFetch.finished());
  } catch (failure) {
    const error = toServiceErrorState(failure, 'load-export');
    yield put(exportFetch.failed(error));
    yield put(
      toastShown({ id: TOAST, kind: 'error', text: 'No pudimos descargar tus datos. Inténtalo nuevamente.' }),
    );
    yield* loadPrivacy();
  }
}

/** Answers the section 'Privacidad'. */
export const privacySaga: SagaDeclaration = {
  name: 'settings-privacy',
  life: 'page',
  saga: function* watchPrivacy(): Generator {
    yield takeLatest(privacyAsked.type, loadPrivacy);
    yield takeSubmission(exportRequest.submittedType, requestExport);
    yield takeSubmission(exportFetch.submittedType, fetchExport);
    yield takeSubmission(arcoRequest.submittedType, requestArco);
  },
};
