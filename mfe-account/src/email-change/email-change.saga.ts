import { isServiceError, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { selectProfile, withSession } from '@chamba/kernel/session';
import { put, read, request, takeSubmission, toastShown, type SagaDeclaration } from '@chamba/kernel/store';
import { emailChange } from './email-change.slice.ts';

/** A mail was sent less than two minutes before. */
const TOO_SOON = 'MYS-77';
const TOO_SOON_TEXT = 'Acabamos de enviarte un correo. Espera 2 minutos para pedir otro.';
const NOT_SENT = 'Ocurrió un error, El correo no fue enviado, inténtalo nuevamente';
const BOUNCED = 'No pudimos entregar el correo. Revisa que la dirección esté bien escrita.';

const TOAST = 'email-change';

/** Saga step: sends the mail that confirms the pending address. @returns why it was not sent; null when it was. */
export function* mailPending(userid: string): Generator<unknown, string | null> {
  try {
    const { envia_token: sent } = yield* request('account.mailEmailChange', { userid });
    return sent.mailok ? null : sent.bounceMail ? BOUNCED : NOT_SENT;
  } catch (failure) {
    return isServiceError(failure) && failure.code === TOO_SOON ? TOO_SOON_TEXT : NOT_SENT;
  }
}

/**
 * Saga step: asks for another address.
 * @param after shows what the settings are then, where a page shows them.
 */
export function* changeEmail(
  { payload }: SubmittedAction<{ currentpassword: string; emailaddress: string }>,
  after: (userid: string) => Generator,
): Generator {
  const profile = yield* read(selectProfile);
  if (!profile) return;
  try {
    yield* withSession(() => request('account.changeEmail', payload));
    const failed = yield* mailPending(profile.userid);
    yield* after(profile.userid);
    if (failed !== null) yield put(toastShown({ id: TOAST, kind: 'error', text: failed }));
    yield put(emailChange.finished());
  } catch (failure) {
    yield put(emailChange.failed(toServiceErrorState(failure, 'change-email')));
  }
}

/** Asks for another address where no settings are shown. */
export const emailChangeSaga: SagaDeclaration = {
  name: 'email-change',
  life: 'page',
  saga: function* watchEmailChange(): Generator {
    yield takeSubmission(
      emailChange.submittedType,
      (action: SubmittedAction<{ currentpassword: string; emailaddress: string }>) =>
        changeEmail(action, function* () {}),
    );
  },
};
