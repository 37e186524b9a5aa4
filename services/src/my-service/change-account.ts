import type { SavedAnswer } from '@chamba/kernel/api';
import { z } from 'zod';
import { accountOfEmail, accountOfId, lockAccount } from '../authentication/accounts.ts';
import { lockProven } from '../authentication/credentials.ts';
import { fitsPassword, hashPassword } from '../authentication/passwords.ts';
import { refuseCallForAnother } from '../authentication/own-account.ts';
import { endSessions, hashSecret, requireSession } from '../authentication/sessions.ts';
import type { KnownSession } from '../authentication/sessions.ts';
import { readInput } from '../http/call.ts';
import type { ServiceCall } from '../http/call.ts';
import type { AccountContext } from '../http/context.ts';
import { Fault } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import { sendEmailChangeNotice } from './account-mails.ts';
import { checkedEmail, checkedPassword, refuseGuessable } from './account-rules.ts';
import { findToken, issueToken, useToken, useUpTokens } from './account-tokens.ts';
import { createAccount } from './create-account.ts';
import { keepAcceptance, legalVersion } from './legal-acceptance.ts';

const resetSchema = z.object({ token: textInput(300, 1), updater: z.object({ newpassword: z.unknown() }) });
const passwordSchema = z.object({ currentpassword: z.string().max(200), newpassword: z.unknown() });
const emailSchema = z.object({ currentpassword: z.string().max(200), emailaddress: z.unknown() });
const optoutSchema = z.object({ optout: z.union([z.literal(0), z.literal(1)]) });

const acceptanceSchema = z.object({ legal_ok: z.literal(true), legal_version: legalVersion });

const saved = (accountId: number): SavedAnswer => ({ user_profile: { userid: String(accountId) } });

/** Sets a new password by the token of a mail; every session of the account ends. */
async function resetPassword(context: AccountContext, payload: unknown): Promise<SavedAnswer> {
  const { store } = context;
  const { token: text, updater } = readInput(resetSchema, payload, 'MYS-90');
  const password = checkedPassword(updater.newpassword);
  const now = context.now();
  const token = await findToken(store, text, null, now);
  if (token.kind !== 'password') throw new Fault('MYS-64');
  const owner = await accountOfId(store, token.account_id);
  await refuseGuessable(password, { name: owner?.name ?? '', email: token.email }, context.siteName);
  const passwordHash = await hashPassword(password);
  await store.tx(async (transaction) => {
    await lockAccount(transaction, token.account_id);
    await useToken(transaction, token, now);
    // A link that went to an address the account has no more proves nothing.
    const { rowCount } = await transaction.query(
      'update account set password_hash = $2 where id = $1 and lower(email) = lower($3)',
      [token.account_id, passwordHash, token.email],
    );
    if (rowCount === 0) throw new Fault('MYS-64');
    await useUpTokens(transaction, token.account_id, now, 'email');
    await endSessions(transaction, token.account_id);
  });
  return saved(token.account_id);
}

/** The session of a call that changes its account. @throws Fault MYS-35 when the call names another account. */
async function sessionOf({ store, now }: AccountContext, call: ServiceCall): Promise<KnownSession> {
  const session = await requireSession(store, call.token, now());
  refuseCallForAnother(session.account, call);
  return session;
}

async function changePassword(
  context: AccountContext,
  call: ServiceCall,
  updater: unknown,
): Promise<SavedAnswer> {
  const { store } = context;
  const { account } = await sessionOf(context, call);
  const { currentpassword, newpassword } = readInput(passwordSchema, updater, 'MYS-90');
  if (!(await fitsPassword(account.password_hash, currentpassword))) throw new Fault('MYS-32');
  const password = checkedPassword(newpassword);
  if (password === currentpassword) throw new Fault('MYS-34');
  await refuseGuessable(password, account, context.siteName);
  const passwordHash = await hashPassword(password);
  await store.tx(async (transaction) => {
    await lockProven(transaction, account, 'MYS-32');
    await transaction.query('update account set password_hash = $2 where id = $1', [
      account.id,
      passwordHash,
    ]);
    await useUpTokens(transaction, account.id, context.now(), 'password');
    await useUpTokens(transaction, account.id, context.now(), 'email');
    await endSessions(transaction, account.id, [hashSecret(call.token)]);
  });
  return saved(account.id);
}

/**
 * Stores a pending change of the address, which takes effect when confirmed from the new one. The old address is notified,
 * so that its owner can still set another password, which cancels the change.
 * @throws Fault MYS-32 wrong current password, MYS-31 the address it has, MYS-30 an address of another account.
 */
async function changeEmail(
  context: AccountContext,
  call: ServiceCall,
  updater: object,
): Promise<SavedAnswer> {
  const { store } = context;
  const now = context.now();
  const { account } = await sessionOf(context, call);
  const { currentpassword, emailaddress } = readInput(emailSchema, updater, 'MYS-32');
  if (!(await fitsPassword(account.password_hash, currentpassword))) throw new Fault('MYS-32');
  const email = checkedEmail(emailaddress);
  if (email.toLowerCase() === account.email.toLowerCase()) throw new Fault('MYS-31');
  if (await accountOfEmail(store, email)) throw new Fault('MYS-30');
  await store.tx(async (transaction) => {
    await lockProven(transaction, account, 'MYS-32');
    await useUpTokens(transaction, account.id, now, 'email');
    const sessionHash = hashSecret(call.token);
    await issueToken(transaction, { accountId: account.id, kind: 'email', email, now, sessionHash });
  });
  // A mail that fails takes nothing back: it is recorded.
  await sendEmailChangeNotice(context, account, 'asked');
  return saved(account.id);
}

async function changeOptout(
  context: AccountContext,
  call: ServiceCall,
  payload: unknown,
): Promise<SavedAnswer> {
  const { store } = context;
  const { account } = await sessionOf(context, call);
  const { optout } = readInput(optoutSchema, payload, 'MYS-90');
  await store.query('update account set optout = $2 where id = $1', [account.id, optout]);
  return saved(account.id);
}

/** Records that the session's account accepted a version of the legal documents. */
async function acceptDocuments(
  context: AccountContext,
  call: ServiceCall,
  payload: unknown,
): Promise<SavedAnswer> {
  const { account } = await sessionOf(context, call);
  const { legal_version } = readInput(acceptanceSchema, payload, 'MYS-90');
  await keepAcceptance(context.store, account.id, legal_version, context.now());
  return saved(account.id);
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The one service that creates an account, resets or changes its password, changes its e-mail and its mail
 * preference, and accepts the legal documents; what is asked for shows in the fields of the payload.
 */
export async function postAccount(context: AccountContext, call: ServiceCall): Promise<object> {
  const payload = isFields(call.payload) ? call.payload : {};
  const updater = 'updater' in payload && isFields(payload.updater) ? payload.updater : null;
  if (updater && 'newpassword' in updater) {
    // A current password is proof enough: the token beside it is then the session's.
    return 'currentpassword' in updater
      ? changePassword(context, call, updater)
      : resetPassword(context, payload);
  }
  if (updater && 'emailaddress' in updater) {
    const answer = await changeEmail(context, call, updater);
    if ('optout' in payload) await changeOptout(context, call, payload);
    return answer;
  }
  if ('updater' in payload) throw new Fault('MYS-90');
  const isNewAccount = 'email' in payload || 'password' in payload;
  if ('legal_version' in payload && !isNewAccount) return acceptDocuments(context, call, payload);
  const isPreference = 'optout' in payload && !isNewAccount;
  return isPreference ? changeOptout(context, call, payload) : createAccount(context, payload, call.visitor);
}
