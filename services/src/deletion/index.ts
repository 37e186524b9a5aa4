import type { AccountTokenAnswer, EmptyAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import { accountOfEmail, accountOfId, lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount, ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { endSessions, hashSecret } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { sendDeletionKept, sendDeletionLink, sendDeletionNotice } from '../my-service/account-mails.ts';
import { checkedEmail } from '../my-service/account-rules.ts';
import { findToken, issueToken, useToken, useUpTokens, voidToken } from '../my-service/account-tokens.ts';
import { cancelDeletion, queueDeletion } from '../accounts/deletion-rows.ts';

/** How many mails with a link for a deletion are good at the same time. */
const LIVE_LINKS = 3;

const NOBODY: AccountTokenAnswer = { user_profile: { userid: '' } };

/**
 * Queues the deletion of an account: its sessions end, links of earlier mails are invalid, and its address gets a mail
 * that says how to stop it.
 * @param prove part of the same transaction that refuses what is not allowed any more. @throws Fault
 */
async function requestDeletion(
  context: AccountContext,
  account: Account,
  reason: number,
  prove: (transaction: Queryable) => Promise<unknown>,
): Promise<EmptyAnswer> {
  const now = context.now();
  const due = await context.store.tx(async (transaction) => {
    await prove(transaction);
    const at = await queueDeletion(transaction, account.id, reason, now);
    await useUpTokens(transaction, account.id, now);
    await endSessions(transaction, account.id);
    return at;
  });
  await sendDeletionNotice(context, account, due);
  return {};
}

/**
 * Deletes the account that a mailed link is about.
 * @param named id of the account, where the call names it.
 * @throws Fault MYS-64 without the link's token and what it was exchanged for.
 */
async function deleteByToken(
  context: AccountContext,
  { actionToken, reason }: InputOf<'account.deleteByToken'>['query'],
  accessToken: string,
  named?: string,
): Promise<EmptyAnswer> {
  const { store, now } = context;
  const token = await findToken(store, actionToken, null, now());
  if (token.kind !== 'delete' || token.session_hash !== hashSecret(accessToken)) throw new Fault('MYS-64');
  const account = await accountOfId(store, token.account_id);
  if (!account || account.email.toLowerCase() !== token.email.toLowerCase()) throw new Fault('MYS-64');
  if (named !== undefined && named !== String(account.id)) throw new Fault('MYS-64');
  return requestDeletion(context, account, reason, async (transaction) => {
    await lockAccount(transaction, account.id);
    await useToken(transaction, token, now());
  });
}

/**
 * Mails a link by which an account can be deleted without a log-in. The answer is the same for an address without an account.
 */
async function mailLink(context: AccountContext, typed: string): Promise<AccountTokenAnswer> {
  const { store } = context;
  const account = await accountOfEmail(store, checkedEmail(typed));
  if (!account) return NOBODY;
  const now = context.now();
  const { rows } = await store.query<{ live: number }>(
    `select count(*)::int as live from account_token
      where account_id = $1 and kind = 'delete' and used_at is null and expires_at > $2`,
    [account.id, now],
  );
  // Mails that came are good for as long: strangers cannot fill a mailbox.
  if ((rows[0]?.live ?? 0) >= LIVE_LINKS) return NOBODY;
  const token = await issueToken(store, { accountId: account.id, kind: 'delete', email: account.email, now });
  const { ok } = await sendDeletionLink(context, account, token);
  if (!ok) await voidToken(store, token, now);
  return NOBODY;
}

/** Deletion of an account by its owner: asked for with a session or by a mailed link, and stopped within a day. */
export function deletionHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('account.delete', ({ query }, { account }) =>
      requestDeletion(context, account, query.reason, (transaction) => lockOwnAccount(transaction, account)),
    ),
    handler('account.deleteByToken', ({ query }, { token }) => deleteByToken(context, query, token)),
    ownHandler('account.deleteV2', ({ path, query }, { account }) => {
      refuseAnotherAccount(account, { userid: path.id });
      return requestDeletion(context, account, query.reason, (transaction) =>
        lockOwnAccount(transaction, account),
      );
    }),
    handler('account.deleteByTokenV2', ({ path, query }, { token }) =>
      deleteByToken(context, query, token, path.id),
    ),
    handler('account.requestDeletion', ({ payload }) => mailLink(context, payload.emailaddress)),
    ownHandler('account.keep', async (_input, { account }) => {
      if (await cancelDeletion(store, account.id)) await sendDeletionKept(context, account);
      // Carried out while this waited for it: nothing is kept, and nobody is to read that it was.
      else if (!(await accountOfId(store, account.id))) throw new Fault('AAIS-2');
      return {};
    }),
  ];
}
