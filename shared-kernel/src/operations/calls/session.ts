/** How pages make each call of `session`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as sessionActionToken } from '../session/action-token.ts';
import { call as sessionAddPasskey } from '../session/add-passkey.ts';
import { call as sessionCurrent } from '../session/current.ts';
import { call as sessionEndAll } from '../session/end-all.ts';
import { call as sessionEndOne } from '../session/end-one.ts';
import { call as sessionList } from '../session/list.ts';
import { call as sessionLogin } from '../session/login.ts';
import { call as sessionLoginByPasskey } from '../session/login-by-passkey.ts';
import { call as sessionLogout } from '../session/logout.ts';
import { call as sessionPasskeyChallenge } from '../session/passkey-challenge.ts';
import { call as sessionPasskeyCreation } from '../session/passkey-creation.ts';
import { call as sessionPasskeys } from '../session/passkeys.ts';
import { call as sessionRefresh } from '../session/refresh.ts';
import { call as sessionRemovePasskey } from '../session/remove-passkey.ts';

export const calls = {
  'session.actionToken': sessionActionToken,
  'session.addPasskey': sessionAddPasskey,
  'session.current': sessionCurrent,
  'session.endAll': sessionEndAll,
  'session.endOne': sessionEndOne,
  'session.list': sessionList,
  'session.login': sessionLogin,
  'session.loginByPasskey': sessionLoginByPasskey,
  'session.logout': sessionLogout,
  'session.passkeyChallenge': sessionPasskeyChallenge,
  'session.passkeyCreation': sessionPasskeyCreation,
  'session.passkeys': sessionPasskeys,
  'session.refresh': sessionRefresh,
  'session.removePasskey': sessionRemovePasskey,
};
