import { event } from '@chamba/kernel/events';
import { profileChanged, selectProfile } from '@chamba/kernel/session';
import { isNumber, readLocal, writeLocal } from '@chamba/kernel/storage';
import {
  call,
  put,
  request,
  read,
  takeEvery,
  takeLeading,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import {
  boxShown,
  confirmationChecked,
  RESEND_BLOCK_MS,
  resendEnded,
  resendRemembered,
  resendRequested,
  resendStarted,
} from './email-confirmation.slice.ts';

/** Where this browser keeps when the last mail was asked for. */
export const RESEND_KEY = 'resendAt';
/** Id of what is said of a mail. */
export const RESEND_TOAST = 'resend-email';
const SENT = 'Te enviamos un correo nuevamente.';
/** Said when a mail could not be sent. */
export const NOT_SENT = 'Ocurrió un error, El correo no fue enviado, inténtalo nuevamente';

const lastResend = (): number | null => readLocal(RESEND_KEY, isNumber);

function* recall(): Generator {
  const sentAt = (yield call(lastResend)) as number | null;
  if (sentAt !== null) yield put(resendRemembered(sentAt));
}

function* resend(): Generator {
  const profile = yield* read(selectProfile);
  const sentAt = (yield call(lastResend)) as number | null;
  const now = (yield call(Date.now)) as number;
  if (!profile) return;
  if (sentAt !== null && now - sentAt < RESEND_BLOCK_MS) {
    // Sent from another tab meanwhile: this one only learns of it.
    yield put(resendRemembered(sentAt));
    return;
  }
  yield put(resendStarted());
  try {
    const { envia_token } = yield* request('account.resendEmail', { userid: profile.userid });
    if (envia_token.mailok) {
      yield call(writeLocal, RESEND_KEY, now);
      yield put(resendRemembered(now));
    }
    yield put(resendEnded({ bounced: envia_token.bounceMail }));
    yield put(profileChanged({ mailbounced: envia_token.bounceMail }));
    if (envia_token.mailok) yield put(toastShown({ id: RESEND_TOAST, kind: 'status', text: SENT }));
    else if (!envia_token.bounceMail)
      yield put(toastShown({ id: RESEND_TOAST, kind: 'error', text: NOT_SENT }));
  } catch {
    yield put(resendEnded({ bounced: false }));
    yield put(toastShown({ id: RESEND_TOAST, kind: 'error', text: NOT_SENT }));
  }
}

/** Asks whether the address was confirmed elsewhere, e.g. in the tab that the mail's link opened. */
function* checkConfirmation(): Generator {
  const profile = yield* read(selectProfile);
  if (!profile || profile.validemail) return;
  try {
    const { user_profile: current } = yield* request('session.current', {});
    if (current.userid !== profile.userid) return;
    // It may have been corrected there too.
    if (current.email !== profile.email) {
      const { email, mailbounced } = current;
      yield put(profileChanged({ email, mailbounced }));
    }
    if (current.validemail) yield* emailIsConfirmed(current.userid);
  } catch {
    // Asked again at the next return to the page.
  }
}

/** Saga step: the session's e-mail counts as confirmed from now on. */
export function* emailIsConfirmed(userid: string): Generator {
  yield put(profileChanged({ validemail: true, newaccounttoken: false }));
  yield put(event('session/emailVerified', { userid }));
}

/** Resends the confirmation mail and watches for the confirmation. */
export const emailConfirmationSaga: SagaDeclaration = {
  name: 'email-confirmation',
  life: 'session',
  saga: function* watchEmailConfirmation(): Generator {
    yield takeEvery(boxShown.type, recall);
    yield takeLeading(resendRequested.type, resend);
    yield takeLeading(confirmationChecked.type, checkConfirmation);
  },
};
