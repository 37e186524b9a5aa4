import type { CallInput, SessionAnswer } from '@chamba/kernel/api';
import { isServiceError, isUnanswered, toServiceErrorState } from '@chamba/kernel/errors';
import type { SubmittedAction } from '@chamba/kernel/forms';
import { withReturnUrl } from '@chamba/kernel/routes';
import {
  put,
  request,
  read,
  selectConfig,
  selectToggles,
  takeLatest,
  takeSubmission,
  type PublicConfig,
  type SagaDeclaration,
  type TogglesState,
} from '@chamba/kernel/store';
import { goTo } from '../forms/go.ts';
import { startSession } from '../login/login.saga.ts';
import { firstStep } from '../sign-up/steps.ts';
import {
  createAccount,
  emailJudged,
  emailLeft,
  TAKEN_CODE,
  type NewAccount,
} from './create-account.slice.ts';

function* checkEmail({ payload: email }: ReturnType<typeof emailLeft>): Generator {
  try {
    const { returnValueMail } = yield* request('account.checkEmail', { emailaddress: email });
    const verdict = returnValueMail.exists ? 'taken' : returnValueMail.valid ? 'free' : 'invalid';
    yield put(emailJudged({ email, verdict }));
  } catch {
    // The check is a courtesy: creating the account checks again.
  }
}

/** Where the sign-up goes on once the account exists. */
function nextStep(toggles: TogglesState, config: PublicConfig, search: string): string {
  if (!toggles.verifyByCode) return firstStep(search);
  const { verify } = config.externals;
  // The sign-up goes on at its first step, which keeps the query and with it the path to come back to.
  if (toggles.kratosAuth && verify) return withReturnUrl(verify, config.siteUrl, firstStep(search));
  const query = new URLSearchParams(search);
  query.set('modo', 'codigo');
  return `/cuenta/activar?${query}`;
}

/** Passwords by address of the attempts that were not answered on this page. */
type Attempts = Map<string, string>;

/** Saga step: creates the account; that of an attempt whose answer was lost is opened with its password. */
function* create(input: CallInput<'account.create'>, attempts: Attempts): Generator<unknown, SessionAnswer> {
  const { email, password } = input;
  try {
    return yield* request('account.create', input);
  } catch (failure) {
    if (!isServiceError(failure)) throw failure;
    if (isUnanswered(failure)) attempts.set(email, password);
    if (failure.code !== TAKEN_CODE || attempts.get(email) !== password) throw failure;
    try {
      return yield* request('session.login', { userid: email, password });
    } catch {
      throw failure;
    }
  }
}

function* openAccount(attempts: Attempts, { payload }: SubmittedAction<NewAccount>): Generator {
  const { search, legalVersion, isRepeatable = false, ...account } = payload;
  // The answer to the first of two may have been lost: a person who knows the password of that account goes on with it.
  if (isRepeatable) attempts.set(account.email, account.password);
  try {
    const toggles = yield* read(selectToggles);
    const config = yield* read(selectConfig);
    const input = {
      ...account,
      code_verification: toggles.verifyByCode,
      boardid: config.boardId,
      legal_version: legalVersion,
    };
    const answer = yield* create(input, attempts);
    if (!(yield* startSession(answer))) return;
    yield put(createAccount.finished());
    yield* goTo(nextStep(toggles, config, search), { replace: true });
  } catch (failure) {
    const error = toServiceErrorState(failure, 'create-account');
    if (error.code === TAKEN_CODE) yield put(emailJudged({ email: account.email, verdict: 'taken' }));
    yield put(createAccount.failed(error));
  }
}

/** Checks the address while the form is filled in. */
export const emailCheckSaga: SagaDeclaration = {
  name: 'email-check',
  life: 'page',
  saga: function* watchEmail(): Generator {
    yield takeLatest(emailLeft.type, checkEmail);
  },
};

/** Answers the form of a new account. */
export const createAccountSaga: SagaDeclaration = {
  name: 'create-account',
  life: 'page',
  saga: function* watchCreateAccount(): Generator {
    const attempts: Attempts = new Map();
    yield takeSubmission(createAccount.submittedType, (action: SubmittedAction<NewAccount>) =>
      openAccount(attempts, action),
    );
  },
};
