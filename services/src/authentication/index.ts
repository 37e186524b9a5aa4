import { isEmail } from '@chamba/kernel/validation';
import type { EmailCheckAnswer, SessionAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { accountOfEmail, isShortEmail } from '../accounts/accounts.ts';
import { accountOfCredentials, openProvenSession } from '../accounts/credentials.ts';
import { describeDevice } from '../accounts/device.ts';
import {
  endSession,
  endSessionOfId,
  endSessions,
  hashSecret,
  listSessions,
  noteSeen,
  renewSession,
  requireSession,
} from '../accounts/sessions.ts';
import { lastMailBounced, sessionAnswer } from '../my-service/session-answer.ts';

async function login(
  context: AccountContext,
  { userid, password }: InputOf<'session.login'>['payload'],
  { visitor, agent }: Pick<Caller, 'visitor' | 'agent'>,
): Promise<SessionAnswer> {
  const { store } = context;
  const account = await accountOfCredentials(store, userid, password);
  const now = context.now();
  const session = await openProvenSession(store, account, now, describeDevice(agent));
  context.noteLogin(visitor, account.id);
  return sessionAnswer(store, account, session, now);
}

async function checkEmail({ store }: AccountContext, emailaddress: string): Promise<EmailCheckAnswer> {
  const email = emailaddress.trim();
  const valid = isEmail(email) && isShortEmail(email);
  const exists = valid && (await accountOfEmail(store, email)) !== null;
  return { returnValueMail: { exists, valid, bounce: valid && (await lastMailBounced(store, email)) } };
}

/** Sessions: logging in and out, who is logged in, renewal; and whether an address can have a new account. */
export function authenticationHandlers(context: AccountContext): Handler[] {
  const { store } = context;
  return [
    handler('session.login', ({ payload }, caller) => login(context, payload, caller)),
    handler('session.current', async ({ instance }, { token }) => {
      const now = context.now();
      const session = await requireSession(store, token || instance, now);
      if (!session.account.enabledlogin) {
        await endSession(store, session.token);
        throw new Fault('AAIS-7');
      }
      await noteSeen(store, session.token, now);
      return sessionAnswer(store, session.account, session, now);
    }),
    handler('session.list', async (_input, caller) => {
      const now = context.now();
      const { account, token } = await requireSession(store, caller.token, now);
      const sessions = await listSessions(store, account.id, token, now);
      return {
        sessions: sessions.map(({ id, device, current, created_at: started, seen_at: seen }) => ({
          id,
          device,
          current,
          started: started.toISOString(),
          seen: seen.toISOString(),
        })),
      };
    }),
    handler('session.endOne', async ({ path }, caller) => {
      const { account } = await requireSession(store, caller.token, context.now());
      await endSessionOfId(store, account.id, path.id);
      return {};
    }),
    handler('session.logout', async ({ path }, { token }) => {
      await endSession(store, path.token === 'current' ? token : path.token);
      return {};
    }),
    // All sessions of the account; with `keep=current` all but the one that asks.
    handler('session.endAll', async ({ query: { keep } }, caller) => {
      const { account, token } = await requireSession(store, caller.token, context.now());
      await endSessions(store, account.id, keep === undefined ? [] : [hashSecret(token)]);
      return {};
    }),
    handler('session.refresh', async (_input, { token }) => {
      const expiresAt = await renewSession(store, token, context.now());
      return { status: 200, authentication_token: { expires_at: expiresAt.toISOString() } };
    }),
    handler('account.checkEmail', ({ query }) => checkEmail(context, query.emailaddress)),
  ];
}
