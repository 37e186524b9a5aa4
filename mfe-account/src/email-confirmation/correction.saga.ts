import { isServiceError, toServiceErrorState, type ServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { profileChanged, selectProfile, withSession } from '@chamba/kernel/session';
import { removeLocal, writeLocal } from '@chamba/kernel/storage';
import {
  call,
  put,
  read,
  request,
  takeSubmission,
  toastShown,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { TAKEN_EMAIL } from '@chamba/kernel/validation';
import { emailCorrection } from './correction.slice.ts';
import { NOT_SENT, RESEND_KEY, RESEND_TOAST } from './email-confirmation.saga.ts';
import { confirmationChecked, resendEnded, resendRemembered } from './email-confirmation.slice.ts';

const TAKEN = 'MYS-30';
/** Confirmed meanwhile, in another tab or on another device. */
const CONFIRMED = 'MYS-68';
const TOO_MANY = 'MYS-77';
const TOO_MANY_TEXT = 'Pediste varios correos seguidos. Espera unos minutos e inténtalo de nuevo.';

function describeRefusal(error: ServiceErrorState): ServiceErrorState {
  if (error.code === TAKEN) return { ...error, description: `${TAKEN_EMAIL}. Pertenece a otra cuenta.` };
  const isTooMany = error.code === TOO_MANY || error.answered === 429;
  return isTooMany ? { ...error, description: TOO_MANY_TEXT } : error;
}

function* correct({ payload: { email } }: SubmittedAction<{ email: string }>): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    const { envia_token: sent } = yield* withSession(() =>
      request('account.correctEmail', { userid: profile.userid, emailaddress: email }),
    );
    yield put(profileChanged({ email, mailbounced: sent.bounceMail, newaccounttoken: true }));
    yield put(resendEnded({ bounced: sent.bounceMail }));
    const now = (yield call(Date.now)) as number;
    yield call(sent.mailok ? () => writeLocal(RESEND_KEY, now) : () => removeLocal(RESEND_KEY));
    yield put(resendRemembered(sent.mailok ? now : null));
    yield put(
      toastShown(
        sent.mailok
          ? { id: RESEND_TOAST, kind: 'status', text: `Enviamos la liga a ${email}.` }
          : { id: RESEND_TOAST, kind: 'error', text: NOT_SENT },
      ),
    );
    yield put(emailCorrection.finished());
  } catch (failure) {
    if (isServiceError(failure) && failure.code === CONFIRMED) yield put(confirmationChecked());
    yield put(emailCorrection.failed(describeRefusal(toServiceErrorState(failure, 'correct-email'))));
  }
}

/** Corrects an address that is not confirmed yet; the confirmation goes to the new one. */
export const emailCorrectionSaga: SagaDeclaration = {
  name: 'email-correction',
  life: 'session',
  saga: function* watchCorrection(): Generator {
    yield takeSubmission(emailCorrection.submittedType, correct);
  },
};
