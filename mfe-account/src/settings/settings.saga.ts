import { toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { selectProfile, withSession } from '@chamba/kernel/session';
import {
  put,
  read,
  request,
  takeEvery,
  takeLoad,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { changeEmail, mailPending } from '../email-change/email-change.saga.ts';
import { emailChange } from '../email-change/email-change.slice.ts';
import { loadPasskeys } from '../passkeys/passkeys.saga.ts';
import { loadPrivacy } from './privacy.saga.ts';
import {
  messagesForm,
  messagesShown,
  messagesToggled,
  OTHERS,
  passwordChange,
  pendingEmail,
  selectSettings,
  sessionEnd,
  sessionsLoaded,
  settingsFailed,
  settingsLoaded,
  settingsRequested,
  type MessagesChange,
} from './settings.slice.ts';

const TOAST = 'settings';

function* loadSettings({ payload }: ReturnType<typeof settingsRequested>): Generator {
  // These need nothing else of the settings.
  if (payload.section === 'privacidad') return yield* loadPrivacy();
  if (payload.section === 'llaves') return yield* loadPasskeys();
  try {
    const profile = yield* read(selectProfile);
    if (!profile) return;
    const settings = yield* withSession(() => request('account.settings', { userid: profile.userid }));
    yield put(settingsLoaded({ settings, now: Date.now() }));
    if (payload.section === 'sesiones') yield* loadSessions();
  } catch (failure) {
    yield put(settingsFailed(toServiceErrorState(failure, 'load-settings')));
  }
}

function* loadSessions(): Generator {
  const { sessions } = yield* withSession(() => request('session.list', {}));
  yield put(sessionsLoaded({ sessions, now: Date.now() }));
}

function* changePassword({ payload }: SubmittedAction<{ currentpassword: string; newpassword: string }>) {
  try {
    yield* withSession(() => request('account.changePassword', payload));
    yield put(passwordChange.finished());
  } catch (failure) {
    yield put(passwordChange.failed(toServiceErrorState(failure, 'change-password')));
  }
}

function* reload(userid: string): Generator {
  const settings = yield* request('account.settings', { userid });
  yield put(settingsLoaded({ settings, now: Date.now() }));
}

function* handlePending({ payload }: SubmittedAction<{ wish: 'resend' | 'cancel' }>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    if (payload.wish === 'cancel') {
      const settings = yield* withSession(() => request('account.cancelEmailChange', {}));
      yield put(settingsLoaded({ settings, now: Date.now() }));
      yield put(emailChange.reset());
      yield put(toastShown({ id: TOAST, kind: 'status', text: 'Cancelaste el cambio de correo.' }));
    } else {
      const failed = yield* mailPending(profile.userid);
      const sent = 'Te enviamos un correo nuevamente.';
      yield put(toastShown({ id: TOAST, kind: failed ? 'error' : 'status', text: failed ?? sent }));
    }
    yield put(pendingEmail.finished());
  } catch (failure) {
    const error = toServiceErrorState(failure, 'cancel-email-change');
    yield put(pendingEmail.failed(error));
    yield put(toastShown({ id: TOAST, kind: 'error', text: error.description }));
  }
}

/** The part of the settings that a change replaces, as it is now. */
function* readFormer({ optout, messages = {} }: MessagesChange): Generator<unknown, MessagesChange> {
  const { settings } = yield* read(selectSettings);
  if (!settings) return {};
  const kinds = Object.keys(messages) as Array<keyof typeof messages>;
  return {
    ...(optout !== undefined && { optout: settings.optout === 1 ? (1 as const) : (0 as const) }),
    messages: Object.fromEntries(kinds.map((kind) => [kind, settings.messages[kind]])),
  };
}

function* toggleMessages({ payload }: ReturnType<typeof messagesToggled>): Generator {
  const former = yield* readFormer(payload);
  yield put(messagesShown(payload));
  try {
    yield* withSession(() => request('account.saveMessages', payload));
    yield put(toastShown({ id: TOAST, kind: 'status', text: 'Guardado.' }));
  } catch (failure) {
    const { description } = toServiceErrorState(failure, 'save-messages');
    yield put(messagesShown(former));
    yield put(toastShown({ id: TOAST, kind: 'error', text: description }));
  }
}

function* saveMessages({ payload }: SubmittedAction<MessagesChange>): Generator {
  try {
    const settings = yield* withSession(() => request('account.saveMessages', payload));
    yield put(settingsLoaded({ settings, now: Date.now() }));
    yield put(messagesForm.finished());
  } catch (failure) {
    yield put(messagesForm.failed(toServiceErrorState(failure, 'save-messages')));
  }
}

function* endSession({ payload: { id } }: SubmittedAction<{ id: string }>): Generator {
  try {
    yield* withSession(function* () {
      if (id === OTHERS) yield* request('session.endAll', { keepCurrent: true });
      else yield* request('session.endOne', { id });
    });
    yield* loadSessions();
    yield put(sessionEnd.finished());
    const text = id === OTHERS ? 'Cerramos tus demás sesiones.' : 'Cerramos esa sesión.';
    yield put(toastShown({ id: TOAST, kind: 'status', text }));
  } catch (failure) {
    const error = toServiceErrorState(failure, 'end-session');
    yield put(sessionEnd.failed(error));
    yield put(toastShown({ id: TOAST, kind: 'error', text: error.description }));
  }
}

/** Loads the settings and makes their changes. */
export const settingsSaga: SagaDeclaration = {
  name: 'settings',
  life: 'page',
  saga: function* watchSettings(): Generator {
    yield takeLoad(settingsRequested.type, loadSettings);
    yield takeSubmission(passwordChange.submittedType, changePassword);
    yield takeSubmission(
      emailChange.submittedType,
      (action: SubmittedAction<{ currentpassword: string; emailaddress: string }>) =>
        changeEmail(action, reload),
    );
    yield takeSubmission(pendingEmail.submittedType, handlePending);
    yield takeSubmission(messagesForm.submittedType, saveMessages);
    yield takeEvery(messagesToggled.type, toggleMessages);
    yield takeSubmission(sessionEnd.submittedType, endSession);
  },
};
