import { isServiceError, toServiceErrorState } from '@chamba/kernel/errors';
import type { AccountTokenAnswer, ActivationAnswer } from '@chamba/kernel/api';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { isRecruiter, selectProfile, selectResumeId } from '@chamba/kernel/session';
import { put, request, read, takeSubmission, type SagaDeclaration } from '@chamba/kernel/store';
import { emailIsConfirmed } from '../email-confirmation/email-confirmation.saga.ts';
import { goTo } from '../forms/go.ts';
import { leadAway, sendRecruiterAway } from '../login/login.saga.ts';
import { firstStep, withoutCodeMode } from '../sign-up/steps.ts';
import { activation, confirmation, outcomeKnown, type Proof } from './activation.slice.ts';

/** Token invalid or used. */
const NO_TOKEN = 'MYS-64';
/** Nothing to activate: the link was used before, or is one that changes the address. */
const NOT_NEEDED = 'MYS-68';
const NO_TOKEN_TEXT = 'No se encontró el token.';
const WRONG_CODE_TEXT = 'El código no es correcto. Revisa el correo o pide otro.';

type ConfirmedProfile = AccountTokenAnswer['user_profile'];

/**
 * Splits the token of a mail's link, `{user id}.{secret}`.
 * @param fallbackId whose token it is when it does not say.
 */
export function splitToken(token: string, fallbackId: string): { id: string; token: string } {
  const dot = token.indexOf('.');
  return dot > 0 ? { id: token.slice(0, dot), token: token.slice(dot + 1) } : { id: fallbackId, token };
}

/** Saga step: notifies the page if the confirmed account is the one that is signed in here. */
function* confirmHere(userid: string): Generator {
  const profile = yield* read(selectProfile);
  if (profile?.userid === userid) yield* emailIsConfirmed(userid);
}

/**
 * Saga step: what follows a confirmation.
 * @returns false when the account is a recruiter's, who is led away; a candidate's session that is open on this browser is
 * not the recruiter's to end.
 */
function* confirmed({ userid, type = '' }: ConfirmedProfile): Generator<unknown, boolean> {
  if (!isRecruiter({ type })) {
    yield* confirmHere(userid);
    return true;
  }
  const profile = yield* read(selectProfile);
  yield* profile && profile.userid !== userid ? leadAway() : sendRecruiterAway(userid);
  return false;
}

function toFailure(failure: unknown, text = NO_TOKEN_TEXT) {
  const error = toServiceErrorState(failure, 'activate-account');
  return error.code === NO_TOKEN ? { ...error, description: text } : error;
}

const isNotNeeded = (failure: unknown): boolean => isServiceError(failure) && failure.code === NOT_NEEDED;

/** Saga step: whether a link is of the account that is signed in here, and has nothing left to do. */
function* isOwnActive(token: string): Generator<unknown, boolean> {
  const profile = yield* read(selectProfile);
  return profile?.validemail === true && splitToken(token, '').id === profile.userid;
}

function* activate({ payload }: SubmittedAction<{ token: string }>): Generator {
  try {
    const profile = yield* read(selectProfile);
    const proof = splitToken(payload.token, profile?.userid ?? 'current');
    let answer: ActivationAnswer;
    try {
      answer = yield* request('account.activate', proof);
    } catch (failure) {
      if (!isNotNeeded(failure)) throw failure;
      answer = yield* request('account.verifyEmail', proof);
      yield put(outcomeKnown('address-changed'));
    }
    if (yield* confirmed(answer.user_profile)) yield put(activation.finished());
  } catch (failure) {
    const error = toFailure(failure);
    if (isNotNeeded(failure) || (error.code === NO_TOKEN && (yield* isOwnActive(payload.token)))) {
      yield put(outcomeKnown('already-active'));
      yield put(activation.finished());
    } else yield put(activation.failed(error));
  }
}

function* confirmByToken({ token }: { token: string }): Generator {
  try {
    const { user_profile } = yield* request('account.confirm', { token });
    if (yield* confirmed(user_profile)) yield put(confirmation.finished());
  } catch (failure) {
    if (isNotNeeded(failure)) {
      yield put(outcomeKnown('already-active'));
      yield put(confirmation.finished());
    } else yield put(confirmation.failed(toFailure(failure)));
  }
}

/** Saga step: confirms with the digits of the mail; a sign-up goes on at its first step. */
function* confirmByCode({ code, search }: { code: string; search: string }): Generator {
  try {
    const { user_profile } = yield* request('account.confirm', { code });
    if (!(yield* confirmed(user_profile))) return;
  } catch (failure) {
    if (!isNotNeeded(failure)) {
      yield put(confirmation.failed(toFailure(failure, WRONG_CODE_TEXT)));
      return;
    }
    yield put(outcomeKnown('already-active'));
  }
  yield put(confirmation.finished());
  if (!(yield* read(selectResumeId))) yield* goTo(firstStep(withoutCodeMode(search)), { replace: true });
}

function* confirm({ payload }: SubmittedAction<Proof>): Generator {
  yield* 'code' in payload ? confirmByCode(payload) : confirmByToken(payload);
}

/** Activates an account; works without a session on this browser. */
export const activationSaga: SagaDeclaration = {
  name: 'activation',
  life: 'page',
  saga: function* watchActivation(): Generator {
    yield takeSubmission(activation.submittedType, activate);
    yield takeSubmission(confirmation.submittedType, confirm);
  },
};
