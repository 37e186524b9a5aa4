import { DEFAULT_BOARD_ID } from '../../catalogues/defaults.ts';
import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/account.ts';
import { restRead, restWrite } from '../wire.ts';

type AccountCalls = Extract<keyof CallDefinitions, `account.${string}`>;

const tokenPath = (id: string, action: string): string =>
  `/api/mys/account_token/${encodeURIComponent(id)}/${action}`;

/** An answer about another account than the one named is never ours; `current` names none. */
const isOfAccount = (input: { id: string }, answer: { user_profile: { userid: string } }): boolean =>
  input.id === 'current' || answer.user_profile.userid === input.id;

export const accountCalls: Pick<CallDefinitions, AccountCalls> = {
  'account.checkEmail': {
    operation: 'check-email',
    method: 'GET',
    request: ({ emailaddress }) => restRead('verifieremail', 'returnValueMail', { emailaddress }),
    answer: schemas.emailCheckAnswerSchema,
  },
  'account.create': {
    operation: 'create-account',
    method: 'POST',
    request: (input) =>
      restWrite('myService', 'account', {
        ...input,
        legal_ok: true,
        boardid: input.boardid ?? DEFAULT_BOARD_ID,
        IsBTMP: false,
        optout: 0,
        isWidget: false,
      }),
    answer: schemas.sessionAnswerSchema,
  },
  'account.activate': {
    operation: 'activate-account',
    method: 'POST',
    request: ({ id, token }) => ({ path: tokenPath(id, 'new_account'), query: { token } }),
    answer: schemas.activationAnswerSchema,
    matches: isOfAccount,
  },
  'account.verifyEmail': {
    operation: 'activate-account',
    method: 'POST',
    request: ({ id, token }) => ({ path: tokenPath(id, 'verify_email'), query: { token } }),
    answer: schemas.activationAnswerSchema,
    matches: isOfAccount,
  },
  'account.resendEmail': {
    operation: 'resend-email',
    method: 'GET',
    request: ({ userid }) => ({ path: tokenPath(userid, 'resend_email') }),
    answer: schemas.resendAnswerSchema,
  },
  'account.requestPassword': {
    operation: 'request-password',
    method: 'POST',
    request: ({ emailaddress }) => restWrite('myService', 'accountToken', { emailaddress, type: 'password' }),
    answer: schemas.accountTokenAnswerSchema,
  },
  'account.confirm': {
    operation: 'activate-account',
    method: 'POST',
    request: (input) => restWrite('myService', 'accountToken', { ...input, type: 'activate' }),
    answer: schemas.accountTokenAnswerSchema,
  },
  'account.resetPassword': {
    operation: 'change-password',
    method: 'POST',
    request: ({ token, newpassword }) =>
      restWrite('myService', 'account', { token, updater: { newpassword } }),
    answer: schemas.accountTokenAnswerSchema,
  },
};
