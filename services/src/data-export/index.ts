import type { PrivacyAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import { lockOwnAccount, ownSession } from '../accounts/own-account.ts';
import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { listConsents } from '../mail-preferences/consents.ts';
import { keepRequest, listRequests } from '../privacy-requests/requests.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';

type ExportRow = {
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
};

/** What an account accepted, and the copy of its data. */
async function readPrivacy(db: Queryable, accountId: number, now: Date): Promise<PrivacyAnswer> {
  const { rows: acceptances } = await db.query<{
    version: string;
    accepted_at: Date;
  }>('select version, accepted_at from legal_acceptance where account_id = $1 order by accepted_at desc', [
    accountId,
  ]);
  const { rows } = await db.query<ExportRow>(
    `select requested_at, ready_at, expires_at from data_export
      where account_id = $1 and (expires_at is null or expires_at > $2)`,
    [accountId, now],
  );
  const [copy] = rows;
  return {
    user_profile: { userid: String(accountId) },
    acceptances: acceptances.map(({ version, accepted_at: at }) => ({
      version,
      accepted: at.toISOString(),
    })),
    consents: (await listConsents(db, accountId)).map(({ kind, is_granted: granted, changed_at: at }) => ({
      kind,
      granted,
      changed: at.toISOString(),
    })),
    copy: {
      state: copy ? (copy.ready_at ? 'ready' : 'waiting') : 'none',
      expires: copy?.expires_at?.toISOString() ?? '',
    },
    requests: await listRequests(db, accountId),
  };
}

/** Asks for a copy; one that waits, or can still be fetched, stays as it is. */
async function requestExport(
  { store, now }: AccountContext,
  account: Account,
  wake: () => void,
): Promise<PrivacyAnswer> {
  const at = now();
  await store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    await transaction.query(
      `insert into data_export (account_id, requested_at) values ($1, $2)
         on conflict (account_id) do update set requested_at = $2, ready_at = null, expires_at = null, archive = null
           where data_export.expires_at <= $2`,
      [account.id, at],
    );
  });
  wake();
  return readPrivacy(store, account.id, at);
}

/** @throws Fault MYS-13 where there is no copy, or none any more. */
async function readFile({ store, now }: AccountContext, accountId: number) {
  const { rows } = await store.query<{ archive: string; ready_at: Date }>(
    'select archive, ready_at from data_export where account_id = $1 and ready_at is not null and expires_at > $2',
    [accountId, now()],
  );
  if (!rows[0]) throw new Fault('MYS-13', 404);
  return {
    name: `mis-datos-${rows[0].ready_at.toISOString().slice(0, 10)}.zip`,
    archive: rows[0].archive,
  };
}

/** What people see of how their data is used, and the copy that they may have. @param wake starts making copies. */
export function privacyHandlers(context: AccountContext, wake: () => void): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('account.privacy', (_input, { account }) => readPrivacy(store, account.id, now())),
    ownHandler('account.requestPrivacy', async ({ payload }, { account }) => {
      await keepRequest(context, account, payload);
      return readPrivacy(store, account.id, now());
    }),
    ownHandler('account.requestExport', (_input, { account }) => requestExport(context, account, wake)),
    ownHandler('account.exportFile', (_input, { account }) => readFile(context, account.id)),
  ];
}
