import type { SettingsAnswer } from '@chamba/kernel/api';
import { MAIL_KINDS } from '@chamba/kernel/operations';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import { lockOwnAccount, ownSession } from '../accounts/own-account.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { saveOptout } from '../mail-preferences/consents.ts';
import { readMailPreferences, readUnsubscribeToken, saveMailPreference } from '../mail-preferences/index.ts';
import { findPendingEmail, useUpTokens } from '../my-service/account-tokens.ts';

/** The settings of an account as they are now. */
export async function readSettings(db: Queryable, accountId: number, now: Date): Promise<SettingsAnswer> {
  const { rows } = await db.query<{ optout: number; changed: Date }>(
    'select optout, coalesce(password_changed_at, created_at) as changed from account where id = $1',
    [accountId],
  );
  const row = rows[0];
  if (!row) throw new Fault('AAIS-2');
  return {
    user_profile: { userid: String(accountId) },
    passwordchanged: row.changed.toISOString(),
    pendingemail: (await findPendingEmail(db, accountId, now)) ?? '',
    optout: row.optout,
    messages: await readMailPreferences(db, accountId),
  };
}

async function saveMessages(
  { store, now }: AccountContext,
  account: Account,
  { optout, messages = {} }: InputOf<'account.saveMessages'>['payload'],
): Promise<SettingsAnswer> {
  return store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    if (optout !== undefined) await saveOptout(transaction, account.id, optout, now());
    for (const kind of MAIL_KINDS) {
      const isWanted = messages[kind];
      if (isWanted !== undefined) await saveMailPreference(transaction, account.id, kind, isWanted, now());
    }
    return readSettings(transaction, account.id, now());
  });
}

/** Ends the mails of one kind for whoever holds one of them. @throws Fault MYS-64 */
async function unsubscribe({ store, now }: AccountContext, token: string): Promise<{ kind: string }> {
  const known = await readUnsubscribeToken(store, token, now());
  const { rowCount } = known
    ? await store.query('select from account where id = $1', [known.accountId])
    : { rowCount: 0 };
  if (!known || rowCount === 0) throw new Fault('MYS-64');
  const { accountId, kind } = known;
  await store.tx(async (transaction) => {
    await lockAccount(transaction, accountId);
    await saveMailPreference(transaction, accountId, kind, false, now());
  });
  return { kind: known.kind };
}

/** What people see and change of their account, besides its password and address. */
export function settingsHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('account.settings', (_input, { account }) => readSettings(store, account.id, now())),
    ownHandler('account.saveMessages', ({ payload }, { account }) => saveMessages(context, account, payload)),
    ownHandler('account.cancelEmailChange', async (_input, { account }) => {
      await useUpTokens(store, account.id, now(), 'email');
      return readSettings(store, account.id, now());
    }),
    handler('account.unsubscribe', ({ path }) => unsubscribe(context, path.token)),
  ];
}
