import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { withSession } from '@chamba/kernel/session';
import {
  call,
  put,
  request,
  takeLatest,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { ceremony, findRefusal } from './ceremony.ts';
import {
  passkeyChange,
  passkeysFailed,
  passkeysLoaded,
  passkeysRequested,
  type PasskeyChange,
} from './passkeys.slice.ts';

const REFUSALS = {
  declined: 'No se agregó la llave de acceso.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
} as const;

/** Saga step: the passkeys of the account. */
export function* loadPasskeys(): Generator {
  try {
    const answer = yield* withSession(() => request('session.passkeys', {}));
    yield put(passkeysLoaded({ ...answer, now: Date.now() }));
  } catch (failure) {
    yield put(passkeysFailed(toServiceErrorState(failure, 'load-passkeys')));
  }
}

function* showResult(kind: 'status' | 'error', text: string): Generator {
  yield put(toastShown({ id: 'passkeys', kind, text }));
}

function* add(proof: { currentpassword?: string }): Generator {
  const options = yield* withSession(() => request('session.passkeyCreation', proof));
  const credential = (yield call(ceremony.create, options)) as Awaited<ReturnType<typeof ceremony.create>>;
  const answer = yield* withSession(() => request('session.addPasskey', { credential }));
  yield put(passkeysLoaded({ ...answer, now: Date.now() }));
}

function* remove(id: string, proof: { currentpassword?: string }): Generator {
  const answer = yield* withSession(() => request('session.removePasskey', { id, ...proof }));
  yield put(passkeysLoaded({ ...answer, now: Date.now() }));
}

function* change({ payload: { remove: id, ...proof } }: SubmittedAction<PasskeyChange>): Generator {
  try {
    if (id === undefined) yield* add(proof);
    else yield* remove(id, proof);
    yield put(passkeyChange.finished());
    yield* showResult(
      'status',
      id === undefined ? 'Agregamos tu llave de acceso.' : 'Quitamos esa llave de acceso.',
    );
  } catch (failure) {
    const refusal = findRefusal(failure);
    if (refusal) {
      yield put(passkeyChange.reset());
      yield* showResult(refusal === 'known' ? 'error' : 'status', REFUSALS[refusal]);
    } else {
      yield put(
        passkeyChange.failed(
          toServiceErrorState(failure, id === undefined ? 'add-passkey' : 'remove-passkey'),
        ),
      );
      // The session may have been fresh when the page was opened.
      yield* loadPasskeys();
    }
  }
}

/** Answers the section 'Llaves de acceso'. */
export const passkeysSaga: SagaDeclaration = {
  name: 'passkeys',
  life: 'page',
  saga: function* watchPasskeys(): Generator {
    yield takeLatest(passkeysRequested.type, loadPasskeys);
    yield takeSubmission(passkeyChange.submittedType, change);
  },
};
