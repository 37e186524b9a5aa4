import type { AccountTokenAnswer, SavedAnswer } from '@chamba/kernel/api';
import { has } from '@chamba/kernel/operations';
import type { InputOf } from '@chamba/kernel/operations';
import { accountOfEmail, accountOfId, lockAccount } from '../accounts/accounts.ts';
import { lockProven } from '../accounts/credentials.ts';
import { fitsPassword, hashPassword } from '../accounts/passwords.ts';
import { lockOwnAccount, ownSession } from '../accounts/own-account.ts';
import { endSessions, hashSecret } from '../accounts/sessions.ts';
import type { KnownSession } from '../accounts/sessions.ts';
import { removeObstacle } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import { saveOptout } from '../mail-preferences/consents.ts';
import type { Handler } from '../http/handler.ts';
import { sendEmailChangeNotice } from './account-mails.ts';
import { checkedEmail, checkedPassword, refuseGuessable } from './account-rules.ts';
import { findToken, issueToken, useToken, useUpTokens } from './account-tokens.ts';
import { createAccount } from './create-account.ts';
import { keepAcceptance } from './legal-acceptance.ts';

const saved = (accountId: number): SavedAnswer => ({ user_profile: { userid: String(accountId) } });

/** Sets a new password by the token of a mail; every session of the account ends. */
async function resetPassword(
  context: AccountContext,
  { token: text, updater }: InputOf<'account.resetPassword'>['payload'],
): Promise<AccountTokenAnswer> {
  const { store } = context;
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
      'update account set password_hash = $2, password_changed_at = $4 where id = $1 and lower(email) = lower($3)',
      [token.account_id, passwordHash, token.email, now],
    );
    if (rowCount === 0) throw new Fault('MYS-64');
    await useUpTokens(transaction, token.account_id, now, 'email');
    await endSessions(transaction, token.account_id);
  });
  // The gateway takes the browser of this link for the owner's: strangers who guess at the account do not keep it out.
  return { user_profile: { userid: String(token.account_id), email: token.email } };
}

async function changePassword(
  context: AccountContext,
  { account, token }: KnownSession,
  { currentpassword, newpassword }: InputOf<'account.changePassword'>['payload']['updater'],
): Promise<SavedAnswer> {
  const { store } = context;
  if (!(await fitsPassword(account.password_hash, currentpassword))) throw new Fault('MYS-32');
  const password = checkedPassword(newpassword);
  if (password === currentpassword) throw new Fault('MYS-34');
  await refuseGuessable(password, account, context.siteName);
  const passwordHash = await hashPassword(password);
  await store.tx(async (transaction) => {
    await lockProven(transaction, account, 'MYS-32');
    const now = context.now();
    await transaction.query('update account set password_hash = $2, password_changed_at = $3 where id = $1', [
      account.id,
      passwordHash,
      now,
    ]);
    await useUpTokens(transaction, account.id, now, 'password');
    await useUpTokens(transaction, account.id, now, 'email');
    await endSessions(transaction, account.id, [hashSecret(token)]);
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
  { account, token }: KnownSession,
  { currentpassword, emailaddress }: InputOf<'account.changeEmail'>['payload']['updater'],
): Promise<SavedAnswer> {
  const { store } = context;
  const now = context.now();
  if (!(await fitsPassword(account.password_hash, currentpassword))) throw new Fault('MYS-32');
  const email = checkedEmail(emailaddress);
  if (email.toLowerCase() === account.email.toLowerCase()) throw new Fault('MYS-31');
  if (await accountOfEmail(store, email)) throw new Fault('MYS-30');
  await store.tx(async (transaction) => {
    await lockProven(transaction, account, 'MYS-32');
    await useUpTokens(transaction, account.id, now, 'email');
    const sessionHash = hashSecret(token);
    await issueToken(transaction, { accountId: account.id, kind: 'email', email, now, sessionHash });
  });
  // A mail that fails takes nothing back: it is recorded.
  await sendEmailChangeNotice(context, account, 'asked');
  return saved(account.id);
}

async function changeOptout(
  { store, now }: AccountContext,
  { account }: KnownSession,
  optout: 0 | 1,
): Promise<SavedAnswer> {
  await store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    await saveOptout(transaction, account.id, optout, now());
  });
  return saved(account.id);
}

/** Records that the session's account accepted a version of the legal documents. */
async function acceptDocuments(
  context: AccountContext,
  { account }: KnownSession,
  version: string,
): Promise<SavedAnswer> {
  await removeObstacle(context, account.id, async (transaction) => {
    await lockOwnAccount(transaction, account);
    await keepAcceptance(transaction, account.id, version, context.now());
  });
  return saved(account.id);
}

/**
 * The one service that creates an account, resets or changes its password, changes its e-mail and its mail
 * preference, and accepts the legal documents.
 */
export function accountHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const create = handler('account.create', ({ payload }, caller) => createAccount(context, payload, caller));
  const ownHandler = handlerFor(async (call) => ({ session: await ownSession(store, call, now()) }));
  const optionsHandler = handlerFor(async (call) => {
    // What names neither option is a sign-up without an address, and is refused as one.
    if (!has(call.payload, 'legal_version') && !has(call.payload, 'optout')) await create.answer(call);
    return { session: await ownSession(store, call, now()) };
  });
  return [
    create,
    ownHandler('account.changePassword', ({ payload }, { session }) =>
      changePassword(context, session, payload.updater),
    ),
    handler('account.resetPassword', ({ payload }) => resetPassword(context, payload)),
    ownHandler('account.changeEmail', async ({ payload: { updater, optout } }, { session }) => {
      const answer = await changeEmail(context, session, updater);
      if (optout === undefined) return answer;
      if (optout !== 0 && optout !== 1) throw new Fault('MYS-90');
      return changeOptout(context, session, optout);
    }),
    handler('account.change', async () => {
      throw new Fault('MYS-90');
    }),
    optionsHandler('account.setOptions', ({ payload }, { session }) =>
      payload.legal_version === undefined
        ? changeOptout(context, session, payload.optout)
        : acceptDocuments(context, session, payload.legal_version),
    ),
  ];
}
