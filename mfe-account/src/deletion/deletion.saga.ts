import { describeError, isUnanswered, ServiceError, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { navigate } from '@chamba/kernel/router';
import {
  logoutRequested,
  profileChanged,
  selectIsLogged,
  selectProfile,
  sessionEnded,
  withSession,
} from '@chamba/kernel/session';
import { removeLocal } from '@chamba/kernel/storage';
import {
  call,
  put,
  read,
  request,
  takeLoad,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  deletion,
  deletionAsked,
  keeping,
  linkAccepted,
  linkOpened,
  linkRefused,
  linkRequest,
} from './deletion.slice.ts';

const CATEGORY = 'account-delete';
const FAILED = 'No se pudo eliminar la cuenta.';
const ASKED = 'Tu cuenta está en proceso de eliminación. Esto puede tardar alrededor de 24 horas.';
const TOAST = 'deletion';

/** Address of the page that says goodbye. */
const FAREWELL = '/cuenta/eliminado';

const fold = (email: string): string => email.trim().toLowerCase();

/** Saga step: exchanges the token of the link for the one that allows the deletion, which stays in a cookie. */
function* exchange(token: string) {
  const owner = yield* request('session.actionToken', { category: CATEGORY, actionToken: token });
  if (!owner.accessToken)
    throw new ServiceError({
      status: 404,
      code: 'TOK-02',
      description: describeError('TOK-02'),
      operation: 'open-link',
    });
  return owner;
}

function* openLink({ payload: { token } }: ReturnType<typeof linkOpened>): Generator {
  if (token === '') return;
  try {
    const { name, email } = yield* exchange(token);
    yield put(linkAccepted({ name, email }));
  } catch (failure) {
    yield put(linkRefused(toServiceErrorState(failure, 'open-link')));
  }
}

/**
 * Saga step: ends the session of the account here too, and says goodbye.
 * @param email of the account; null for that of the session. The link of another's mail leaves the session alone.
 */
function* leave(name: string, email: string | null): Generator {
  yield put(deletionAsked({ name }));
  yield put(toastShown({ id: TOAST, kind: 'status', text: ASKED }));
  const profile = yield* read(selectProfile);
  const isOwn = profile !== null && (email === null || fold(email) === fold(profile.email));
  // Of an account that is to be gone nothing typed stays on the device.
  if (isOwn) yield call(removeLocal, `draft.${profile.userid}`);
  const isLogged = yield* read(selectIsLogged);
  if (!isLogged || !isOwn) yield put(navigate({ to: FAREWELL, replace: true }));
  else if (typeof window !== 'undefined') yield put(logoutRequested({ to: FAREWELL }));
  else {
    // On the server the answer to a form leads there; the cookies of the session go with it.
    yield* request('session.logout', {});
    yield put(sessionEnded());
    yield put(navigate({ to: FAREWELL }));
  }
}

function* deleteAccount({
  payload: { token, reason, name },
}: SubmittedAction<{ token: string; reason: number; name: string }>): Generator {
  let email: string | null = null;
  try {
    if (token === '') {
      const profile = yield* read(selectProfile);
      const userID = profile?.userid ?? '';
      yield* withSession(() => request('account.delete', { userID, reason }));
    } else {
      ({ email } = yield* exchange(token));
      yield* request('account.deleteByToken', { actionToken: token, reason });
    }
  } catch (failure) {
    const error = toServiceErrorState(failure, 'delete-account');
    // A TOK-01 is described by its status.
    const isWorded = !isUnanswered(error) && error.code !== 'TOK-01' && error.description !== '';
    const text = isWorded ? error.description : FAILED;
    yield put(deletion.failed({ ...error, description: text }));
    yield put(toastShown({ id: TOAST, kind: 'error', text }));
    return;
  }
  yield put(deletion.finished());
  yield* leave(name, email);
}

function* keep(): Generator {
  try {
    yield* withSession(() => request('account.keep', {}));
    yield put(profileChanged({ deletiondue: undefined }));
    yield put(keeping.finished());
    yield put(toastShown({ id: TOAST, kind: 'status', text: 'Conservamos tu cuenta.' }));
    yield put(navigate({ to: '/dashboard', replace: true }));
  } catch (failure) {
    const error = toServiceErrorState(failure, 'keep-account');
    yield put(keeping.failed(error));
  }
}

function* requestLink({ payload }: SubmittedAction<{ email: string }>): Generator {
  try {
    yield* request('account.requestDeletion', { emailaddress: payload.email });
    yield put(linkRequest.finished());
  } catch (failure) {
    yield put(linkRequest.failed(toServiceErrorState(failure, 'request-deletion')));
  }
}

/** Deletes an account, stops that, and mails the link for it. */
export const deletionSaga: SagaDeclaration = {
  name: 'account-deletion',
  life: 'page',
  saga: function* watchDeletion(): Generator {
    yield takeLoad(linkOpened.type, openLink);
    yield takeSubmission(deletion.submittedType, deleteAccount);
    yield takeSubmission(keeping.submittedType, keep);
    yield takeSubmission(linkRequest.submittedType, requestLink);
  },
};
