import type { SavedAnswer } from '@chamba/kernel/api';
import { z } from 'zod';
import { accountOfEmail } from '../authentication/accounts.ts';
import { fitsPassword, hashPassword } from '../authentication/passwords.ts';
import { endSessions, requireSession } from '../authentication/sessions.ts';
import { readInput } from '../http/call.ts';
import type { ServiceCall } from '../http/call.ts';
import type { AccountContext } from '../http/context.ts';
import { Fault } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import { checkedEmail, checkedPassword } from './account-rules.ts';
import { findToken, issueToken, useToken } from './account-tokens.ts';
import { createAccount } from './create-account.ts';

const resetSchema = z.object({ token: textInput(300, 1), updater: z.object({ newpassword: z.unknown() }) });
const passwordSchema = z.object({ currentpassword: z.string().max(200), newpassword: z.unknown() });
const optoutSchema = z.object({ optout: z.union([z.literal(0), z.literal(1)]) });

const saved = (accountId: number): SavedAnswer => ({ user_profile: { userid: String(accountId) } });

/** Sets a new password by the token of a mail; every session of the account ends. */
async function resetPassword(context: AccountContext, payload: unknown): Promise<SavedAnswer> {
  const { store } = context;
  const { token: text, updater } = readInput(resetSchema, payload, 'MYS-90');
  const password = checkedPassword(updater.newpassword);
  const now = context.now();
  const token = await findToken(store, text, null, now);
  if (token.kind !== 'password') throw new Fault('MYS-64');
  const passwordHash = await hashPassword(password);
  await store.tx(async (transaction) => {
    await useToken(transaction, token, now);
    await transaction.query('update account set password_hash = $2 where id = $1', [
      token.account_id,
      passwordHash,
    ]);
    await endSessions(transaction, token.account_id);
  });
  return saved(token.account_id);
}

async function changePassword(
  context: AccountContext,
  token: string,
  updater: unknown,
): Promise<SavedAnswer> {
  const { store } = context;
  const { account } = await requireSession(store, token, context.now());
  const { currentpassword, newpassword } = readInput(passwordSchema, updater, 'MYS-90');
  if (!(await fitsPassword(account.password_hash, currentpassword))) throw new Fault('MYS-32');
  const password = checkedPassword(newpassword);
  if (password === currentpassword) throw new Fault('MYS-34');
  const passwordHash = await hashPassword(password);
  await store.tx(async (transaction) => {
    await transaction.query('update account set password_hash = $2 where id = $1', [
      account.id,
      passwordHash,
    ]);
    await endSessions(transaction, account.id, token);
  });
  return saved(account.id);
}

/** Keeps the wish for another address: it replaces the old one when its owner confirms it. */
async function changeEmail(context: AccountContext, token: string, updater: object): Promise<SavedAnswer> {
  const { store } = context;
  const now = context.now();
  const { account } = await requireSession(store, token, now);
  const email = checkedEmail('emailaddress' in updater ? updater.emailaddress : undefined);
  if (email.toLowerCase() === account.email.toLowerCase()) throw new Fault('MYS-31');
  if (await accountOfEmail(store, email)) throw new Fault('MYS-30');
  await issueToken(store, { accountId: account.id, kind: 'email', email, now });
  return saved(account.id);
}

async function changeOptout(context: AccountContext, token: string, payload: unknown): Promise<SavedAnswer> {
  const { store } = context;
  const { account } = await requireSession(store, token, context.now());
  const { optout } = readInput(optoutSchema, payload, 'MYS-90');
  await store.query('update account set optout = $2 where id = $1', [account.id, optout]);
  return saved(account.id);
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The one service that creates an account, resets or changes its password, changes its e-mail and its mail
 * preference; what is asked for shows in the fields of the payload.
 */
export async function postAccount(context: AccountContext, call: ServiceCall): Promise<object> {
  const payload = isFields(call.payload) ? call.payload : {};
  const updater = 'updater' in payload && isFields(payload.updater) ? payload.updater : null;
  if (updater && 'newpassword' in updater) {
    // A current password is proof enough: the token beside it is then the session's.
    return 'currentpassword' in updater
      ? changePassword(context, call.token, updater)
      : resetPassword(context, payload);
  }
  if (updater && 'emailaddress' in updater) {
    const answer = await changeEmail(context, call.token, updater);
    if ('optout' in payload) await changeOptout(context, call.token, payload);
    return answer;
  }
  if ('updater' in payload) throw new Fault('MYS-90');
  const isPreference = 'optout' in payload && !('email' in payload) && !('password' in payload);
  return isPreference
    ? changeOptout(context, call.token, payload)
    : createAccount(context, payload, call.visitor);
}
