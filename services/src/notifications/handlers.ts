import type { MessageAnswer } from '@chamba/kernel/api';
import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import type { AccountContext } from '../account-context.ts';
import type { Account } from '../accounts/accounts.ts';
import { ownSession, refuseAnotherAccount } from '../accounts/own-account.ts';
import { hashSecret, requireSession } from '../accounts/sessions.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { JobSearch } from '../jobs/search.ts';
import { describeNotification } from './describe.ts';
import {
  countActivity,
  countNotifications,
  deleteNotification,
  listNotifications,
  markAll,
  markNotification,
} from './notification-rows.ts';
import { readPushKey } from './push-key.ts';
import { readEndpoint } from './push-services.ts';
import { registerDevice, unregisterDevice } from './subscriptions.ts';

type Context = Pick<AccountContext, 'store' | 'now'> & {
  search: Pick<JobSearch, 'places' | 'spell'>;
  pushServices: readonly string[];
};

/** Bytes of the uncompressed point of a browser's key, and the byte that such a point begins with. */
const POINT = { bytes: 65, mark: 0x04 };

async function list(
  { store, now, search }: Context,
  { id }: Account,
  { query }: InputOf<'messages.list'>,
): Promise<OutputOf<'messages.list'>> {
  const at = now();
  const rows = await listNotifications(store, id, at, query);
  const { total, unread } = await countNotifications(store, id, at);
  const { views, applications } = await countActivity(store, id);
  const messages = [];
  for (const row of rows)
    messages.push({
      id: row.id,
      ...(await describeNotification(row, search)),
      date: row.created_at.toISOString(),
      read: row.read_at !== null,
      kind: row.kind,
    });
  return {
    user_profile: { userid: String(id) },
    messages,
    summary: { totaldocs: total, unread },
    badges: { notifications: unread, recruiterviews: views, applications },
  };
}

/** Registers the device of a session. @throws Fault AAIS-2 where the session has just ended, BAD-REQUEST */
async function register(
  { store, now, pushServices }: Context,
  account: Account,
  { subscription, browserId }: InputOf<'push.register'>['payload'],
  { token, visitor }: { token: string; visitor: string },
): Promise<OutputOf<'push.register'>> {
  const { endpoint, keys } = subscription;
  const point = Buffer.from(keys.p256dh, 'base64url');
  if (!readEndpoint(endpoint, pushServices) || point.length !== POINT.bytes || point[0] !== POINT.mark)
    throw badRequest();
  const at = now();
  const { publicKey } = await readPushKey(store, at);
  await store.tx(async (transaction) => {
    // A session that ends at the same time ends after this, and takes the device along; or it is gone already.
    const sessionHash = hashSecret(token);
    const { rowCount } = await transaction.query(
      'select from session where token_hash = $1 and expires_at > $2 for share',
      [sessionHash, at],
    );
    if (rowCount === 0) throw new Fault('AAIS-2');
    await registerDevice(
      transaction,
      {
        accountId: account.id,
        sessionHash,
        visitor,
        browserId: browserId.toLowerCase(),
        endpoint,
        ...keys,
        serverKey: publicKey,
      },
      at,
    );
  });
  return { device_registration: { browserId: browserId.toLowerCase() } };
}

/** Notifications of a person, and the devices that get them. */
export function notificationHandlers(context: Context): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  const deviceHandler = handlerFor(async ({ token, path, payload }) => {
    const session = await requireSession(store, token, now());
    const { userid } = path;
    refuseAnotherAccount(session.account, payload, userid === 'current' ? {} : { userid });
    return session;
  });
  const answer = async ({ id }: Account): Promise<MessageAnswer> => ({
    user_profile: { userid: String(id) },
    summary: { unread: (await countNotifications(store, id, now())).unread },
  });
  return [
    ownHandler('messages.list', (input, { account }) => list(context, account, input)),
    ownHandler('messages.mark', async ({ instance, payload: { read, until } }, { account }) => {
      if (instance === 'all') await markAll(store, account.id, until ? new Date(until) : now(), now());
      else if (!(await markNotification(store, account.id, instance, { read, now: now() })))
        throw new Fault('MSG-01', 404);
      return answer(account);
    }),
    ownHandler('messages.delete', async ({ instance }, { account }) => {
      if (!(await deleteNotification(store, account.id, instance))) throw new Fault('MSG-01', 404);
      return answer(account);
    }),
    handler('push.key', async () => ({ publickey: (await readPushKey(store, now())).publicKey })),
    deviceHandler('push.register', ({ payload }, { account, token, visitor }) =>
      register(context, account, payload, { token, visitor }),
    ),
    deviceHandler('push.unregister', async ({ payload }, { account }) => {
      const browserId = payload.browserId.toLowerCase();
      await unregisterDevice(store, account.id, browserId);
      return { device: { browserId } };
    }),
  ];
}
