import type { AccountTokenAnswer, ActivationAnswer, ResendAnswer } from '@chamba/kernel/api';
import { accountOfEmail, accountOfId, isTaken, lockAccount } from '../accounts/accounts.ts';
import { endSessions, hashSecret, requireSession, findSession } from '../accounts/sessions.ts';
import type { KnownSession, OpenSession } from '../accounts/sessions.ts';
import { removeObstacle } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import {
  sendConfirmation,
  sendEmailChange,
  sendEmailChangeNotice,
  sendPasswordReset,
} from './account-mails.ts';
import { checkedEmail } from './account-rules.ts';
import {
  findPendingEmail,
  findToken,
  findTokenByCode,
  hasCode,
  issueToken,
  useToken,
  useUpTokens,
  voidToken,
} from './account-tokens.ts';
import type { AccountToken } from './account-tokens.ts';

/** How long the same person must wait between two mails of one kind, in milliseconds. */
export const RESEND_BLOCK_MS = 2 * 60 * 1000;

/** Mails with a link for a forgotten password that are good at the same time. */
const LIVE_RESETS = 5;

/** First key of the advisory lock that requests of those mails take; the second one is the account's id. */
const RESET_LOCK = 72_015_005;

/** Whose token an address names; null when it leaves that to the token. @throws Fault MYS-64 for anything else. */
function parseAccountId(id: string): number | null {
  if (id === 'current') return null;
  if (!/^\d{1,9}$/.test(id)) throw new Fault('MYS-64');
  return Number(id);
}

/** What the owner of a token receives about the account it confirmed. */
async function activationAnswer({ store }: AccountContext, accountId: number): Promise<ActivationAnswer> {
  const account = await accountOfId(store, accountId);
  return { user_profile: { userid: String(accountId), validemail: true, type: account?.type } };
}

/** Marks the address of a new account as confirmed. @throws Fault MYS-68 when there is nothing to confirm. */
async function activate(context: AccountContext, token: AccountToken): Promise<void> {
  const { store } = context;
  const account = await accountOfId(store, token.account_id);
  if (token.kind === 'email' || account?.validemail) throw new Fault('MYS-68');
  if (token.kind !== 'account') throw new Fault('MYS-64');
  await removeObstacle(context, token.account_id, async (transaction) => {
    await lockAccount(transaction, token.account_id);
    await useToken(transaction, token, context.now());
    // The proof is of the address the mail went to, in case it was changed since.
    await transaction.query(
      'update account set validemail = true where id = $1 and lower(email) = lower($2)',
      [token.account_id, token.email],
    );
  });
  await context.applyHeldSearch(token.account_id);
}

/** Answers the link of the first mail (`new_account`). @throws Fault MYS-68 when the account is active already. */
export async function activateAccount(
  context: AccountContext,
  id: string,
  text: string,
): Promise<ActivationAnswer> {
  const token = await findToken(context.store, text, parseAccountId(id), context.now());
  await activate(context, token);
  return activationAnswer(context, token.account_id);
}

/**
 * Answers the link of a changed address (`verify_email`): it becomes the account's. Links of earlier mails become invalid,
 * sessions end except the one that requested the change and the one that confirms it, and the former address is notified.
 * @param sessionToken of the confirming browser; empty when it is not signed in.
 */
export async function verifyEmail(
  context: AccountContext,
  id: string,
  text: string,
  sessionToken: string,
): Promise<ActivationAnswer> {
  const { store } = context;
  const now = context.now();
  const token = await findToken(store, text, parseAccountId(id), now);
  if (token.kind !== 'email') throw new Fault('MYS-64');
  const kept = [hashSecret(sessionToken), ...(token.session_hash === null ? [] : [token.session_hash])];
  const former = await removeObstacle(context, token.account_id, async (transaction) => {
    const account = await lockAccount(transaction, token.account_id);
    await useToken(transaction, token, now);
    await transaction.query('update account set email = $2, validemail = true where id = $1', [
      token.account_id,
      token.email,
    ]);
    await useUpTokens(transaction, token.account_id, now);
    await endSessions(transaction, token.account_id, kept);
    return account;
  }).catch((error: unknown) => {
    throw isTaken(error) ? new Fault('MYS-30') : error;
  });
  if (former) await sendEmailChangeNotice(context, former, 'done');
  return activationAnswer(context, token.account_id);
}

async function ownSession(context: AccountContext, id: string, sessionToken: string): Promise<KnownSession> {
  const session = await requireSession(context.store, sessionToken, context.now());
  if (id !== 'current' && id !== String(session.account.id)) throw new Fault('MYS-35', 403);
  return session;
}

/** Takes the right to send one more mail. @throws Fault MYS-77 within two minutes of the last one. */
async function takeTurn({ store, now }: AccountContext, accountId: number): Promise<void> {
  const { rowCount } = await store.query(
    'update account set resent_at = $2 where id = $1 and (resent_at is null or resent_at <= $3)',
    [accountId, now(), new Date(now().getTime() - RESEND_BLOCK_MS)],
  );
  if (rowCount === 0) throw new Fault('MYS-77', 429);
}

async function giveTurnBack({ store }: AccountContext, accountId: number): Promise<void> {
  await store.query('update account set resent_at = null where id = $1', [accountId]);
}

/**
 * Sends the confirmation of the address again: of a changed one when a change is pending, else of a new account.
 * @throws Fault MYS-35 someone else's account, MYS-68 nothing to confirm, MYS-77 too soon.
 */
export async function resendEmail(
  context: AccountContext,
  id: string,
  sessionToken: string,
): Promise<ResendAnswer> {
  const { store } = context;
  const { account } = await ownSession(context, id, sessionToken);
  if (account.validemail) return mailEmailChange(context, id, sessionToken);
  await takeTurn(context, account.id);
  const token = await issueToken(store, {
    accountId: account.id,
    kind: 'account',
    email: account.email,
    now: context.now(),
    withCode: await hasCode(store, account.id),
  });
  const { ok, bounced } = await sendConfirmation(context, account, token);
  if (!ok) await giveTurnBack(context, account.id);
  return { envia_token: { mailok: ok, bounceMail: bounced } };
}

/** Sends the confirmation of a changed address (`change_email`). @throws Fault as {@link resendEmail}. */
export async function mailEmailChange(
  context: AccountContext,
  id: string,
  sessionToken: string,
): Promise<ResendAnswer> {
  const { account } = await ownSession(context, id, sessionToken);
  const email = await findPendingEmail(context.store, account.id, context.now());
  if (email === null) throw new Fault('MYS-68');
  await takeTurn(context, account.id);
  const token = await issueToken(context.store, {
    accountId: account.id,
    kind: 'email',
    email,
    now: context.now(),
    sessionHash: hashSecret(sessionToken),
  });
  const { ok, bounced } = await sendEmailChange(
    context,
    { id: account.id, name: account.name, email },
    token,
  );
  if (!ok) await giveTurnBack(context, account.id);
  return { envia_token: { mailok: ok, bounceMail: bounced } };
}

/** Asks for a mail with a link by which a new password can be set. */
export async function requestPassword(context: AccountContext, typed: string): Promise<AccountTokenAnswer> {
  const { store } = context;
  const account = await accountOfEmail(store, checkedEmail(typed));
  if (!account) throw new Fault('MYS-66');
  const now = context.now();
  const token = await store.tx(async (transaction) => {
    // Requests at once wait for one another: each sees the mail that the first one is about to send.
    await transaction.query('select pg_advisory_xact_lock($1, $2)', [RESET_LOCK, account.id]);
    const { rows } = await transaction.query<{ live: number; lately: number }>(
      `select count(*)::int as live, count(*) filter (where created_at > $2)::int as lately from account_token
        where account_id = $1 and kind = 'password' and used_at is null and expires_at > $3`,
      [account.id, new Date(now.getTime() - RESEND_BLOCK_MS), now],
    );
    const { live = 0, lately = 0 } = rows[0] ?? {};
    // A second request at once is answered by the mail that is under way, and those of strangers by the mails that came.
    if (lately > 0 || live >= LIVE_RESETS) return null;
    return issueToken(transaction, { accountId: account.id, kind: 'password', email: account.email, now });
  });
  if (token) {
    const { ok } = await sendPasswordReset(context, account, token);
    if (!ok) {
      await voidToken(store, token, now);
      throw new Fault('MYS-1', 503);
    }
  }
  // The answer reveals no account id to a stranger who knows the address.
  return { user_profile: { userid: '' } };
}

const confirmed = (accountId: number, { token, expiresAt }: OpenSession) => ({
  user_profile: { userid: String(accountId), validemail: true },
  authentication_token: { token, expires_at: expiresAt.toISOString() },
});

/**
 * Confirms a new account by the token of its mail.
 * A token opens no session: a person who follows the link of another account would continue in that account unawares
 * (login CSRF). A session of the same account that is open already is answered.
 * @param sessionToken of the confirming browser; empty when it is not signed in.
 */
export async function confirmByToken(
  context: AccountContext,
  text: string,
  sessionToken: string,
): Promise<AccountTokenAnswer> {
  const { store } = context;
  const now = context.now();
  const token = await findToken(store, text, null, now);
  // Read before the token is used up: a database that fails here leaves the link as it was.
  const open = await findSession(store, sessionToken, now);
  await activate(context, token);
  if (open?.account.id === token.account_id) return confirmed(open.account.id, open);
  return activationAnswer(context, token.account_id);
}

/** Confirms the new account of a session by the six digits of its mail. */
export async function confirmByCode(
  context: AccountContext,
  code: string,
  own: KnownSession,
): Promise<AccountTokenAnswer> {
  if (own.account.validemail) throw new Fault('MYS-68');
  await activate(context, await findTokenByCode(context.store, code, own.account.id, context.now()));
  return confirmed(own.account.id, own);
}
