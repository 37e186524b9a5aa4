import { isEmail } from '@chamba/kernel/validation';
import type { EmailCheckAnswer, SessionAnswer } from '@chamba/kernel/api';
import { z } from 'zod';
import { readInput } from '../http/call.ts';
import type { AccountContext } from '../http/context.ts';
import { Fault } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import { envelope, queryOf, tokenOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { accountOfEmail, isShortEmail } from './accounts.ts';
import { accountOfCredentials, openProvenSession } from './credentials.ts';
import { endSession, endSessions, hashSecret, renewSession, requireSession } from './sessions.ts';
import { lastMailBounced, sessionAnswer } from './session-answer.ts';

const credentialsSchema = z.object({ userid: textInput(254, 1), password: z.string().min(1).max(200) });
const addressSchema = z.object({ emailaddress: textInput(1_000) });
const endAllSchema = z.object({ keep: z.literal('current').optional() });
const tokenPathSchema = z.object({ token: z.string().min(1).max(300) });

async function login(context: AccountContext, payload: unknown, visitor: string): Promise<SessionAnswer> {
  const { store } = context;
  const { userid, password } = readInput(credentialsSchema, payload, 'AAIS-3');
  const account = await accountOfCredentials(store, userid, password);
  const now = context.now();
  const session = await openProvenSession(store, account, now);
  context.adoptSearches(visitor, account.id);
  return sessionAnswer(store, account, session, now);
}

async function checkEmail({ store }: AccountContext, params: unknown): Promise<EmailCheckAnswer> {
  const { emailaddress } = readInput(addressSchema, params, 'AAIS-3');
  const email = emailaddress.trim();
  const valid = isEmail(email) && isShortEmail(email);
  const exists = valid && (await accountOfEmail(store, email)) !== null;
  return { returnValueMail: { exists, valid, bounce: valid && (await lastMailBounced(store, email)) } };
}

/** Sessions: logging in and out, who is logged in, renewal; and whether an address can have a new account. */
export function authenticationUpstreams(context: AccountContext): Upstream[] {
  const { store } = context;
  return [
    {
      name: 'authentication',
      handlers: {
        'POST retrieveToken': ({ payload, visitor }) => login(context, payload, visitor),
        'GET retrieveToken': async ({ token, instance }) => {
          const now = context.now();
          const session = await requireSession(store, token || instance, now);
          if (!session.account.enabledlogin) {
            await endSession(store, session.token);
            throw new Fault('AAIS-7');
          }
          return sessionAnswer(store, session.account, session, now);
        },
      },
      routes: (app) => {
        app.delete('/api/aais/authentication_token/:token', async (request) => {
          const { token } = readInput(tokenPathSchema, request.params, 'AAIS-3');
          await endSession(store, token === 'current' ? tokenOf(request, queryOf(request)) : token);
          return envelope({});
        });
        // All sessions of the account; with `keep=current` all but the one that asks.
        app.delete('/api/aais/sessions', async (request) => {
          const query = queryOf(request);
          const { keep } = readInput(endAllSchema, query, 'AAIS-3');
          const { account, token } = await requireSession(store, tokenOf(request, query), context.now());
          await endSessions(store, account.id, keep === undefined ? [] : [hashSecret(token)]);
          return envelope({});
        });
        app.get('/api/external_refresh', async (request) => {
          const expiresAt = await renewSession(store, tokenOf(request, queryOf(request)), context.now());
          return envelope({ status: 200, authentication_token: { expires_at: expiresAt.toISOString() } });
        });
      },
    },
    {
      name: 'verifieremail',
      handlers: { 'GET returnValueMail': ({ params }) => checkEmail(context, params) },
    },
  ];
}
