import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { put, request, takeLoad, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { DEAD_CODES, linkOpened, linkRefused, passwordRequest, passwordReset } from './password.slice.ts';

function* askForMail({ payload }: SubmittedAction<{ email: string }>): Generator {
  try {
    yield* request('account.requestPassword', { emailaddress: payload.email });
    yield put(passwordRequest.finished());
  } catch (failure) {
    yield put(passwordRequest.failed(toServiceErrorState(failure, 'request-password')));
  }
}

function* setPassword({ payload }: SubmittedAction<{ token: string; password: string }>): Generator {
  try {
    yield* request('account.resetPassword', { token: payload.token, newpassword: payload.password });
    yield put(passwordReset.finished());
  } catch (failure) {
    yield put(passwordReset.failed(toServiceErrorState(failure, 'change-password')));
  }
}

/** Checks the link when its page opens, so that an expired one shows before a password is typed; saving checks it again. */
function* checkLink({ payload: { token } }: ReturnType<typeof linkOpened>): Generator {
  try {
    yield* request('session.actionToken', { category: 'new-password', actionToken: token });
  } catch (failure) {
    if (!isServiceError(failure) || isUnanswered(failure)) return;
    if (DEAD_CODES.includes(failure.code)) yield put(linkRefused());
  }
}

/** Handles the two password forms of a user who cannot log in. */
export const passwordSaga: SagaDeclaration = {
  name: 'password',
  life: 'page',
  saga: function* watchPassword(): Generator {
    yield takeLoad(linkOpened.type, checkLink);
    yield takeSubmission(passwordRequest.submittedType, askForMail);
    yield takeSubmission(passwordReset.submittedType, setPassword);
  },
};
