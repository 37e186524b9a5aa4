/** How pages make each call of `session`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as sessionActionToken } from '../session/action-token.ts';
import { call as sessionCurrent } from '../session/current.ts';
import { call as sessionEndAll } from '../session/end-all.ts';
import { call as sessionEndOne } from '../session/end-one.ts';
import { call as sessionList } from '../session/list.ts';
import { call as sessionLogin } from '../session/login.ts';
import { call as sessionLogout } from '../session/logout.ts';
import { call as sessionRefresh } from '../session/refresh.ts';

export const calls = {
  'session.actionToken': sessionActionToken,
  'session.current': sessionCurrent,
  'session.endAll': sessionEndAll,
  'session.endOne': sessionEndOne,
  'session.list': sessionList,
  'session.login': sessionLogin,
  'session.logout': sessionLogout,
  'session.refresh': sessionRefresh,
};
