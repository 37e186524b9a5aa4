import type { Queryable } from '@chamba/database';
import { lockAccount } from '../accounts/accounts.ts';

/** Devices of one person: what registers beyond that replaces the one that was not used for the longest time. */
const MOST_DEVICES = 10;

/** A browser that is to be notified. */
export type Registration = {
  accountId: number;
  sessionHash: string;
  visitor: string;
  browserId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Public key of this site that the browser subscribed with. */
  serverKey: string;
};

/** Registers a browser, in the caller's transaction: for one person alone, whoever had it before. */
export async function registerDevice(transaction: Queryable, device: Registration, now: Date): Promise<void> {
  await lockAccount(transaction, device.accountId);
  const { rows } = await transaction.query<{ id: string }>(
    `update push_subscription set session_hash = $4, visitor = $5, p256dh = $6, auth = $7, server_key = $8, seen_at = $9
       where account_id = $1 and browser_id = $2 and endpoint = $3 returning id`,
    toValues(device, now),
  );
  if (rows.length > 0) return;
  await transaction.query('delete from push_subscription where browser_id = $1 or endpoint = $2', [
    device.browserId,
    device.endpoint,
  ]);
  await transaction.query(
    `insert into push_subscription (account_id, browser_id, endpoint, session_hash, visitor, p256dh, auth, server_key, created_at, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    toValues(device, now),
  );
  await transaction.query(
    `delete from push_subscription where id in (
       select id from push_subscription where account_id = $1 order by seen_at desc, id desc offset $2)`,
    [device.accountId, MOST_DEVICES],
  );
}

const toValues = (device: Registration, now: Date) => [
  device.accountId,
  device.browserId,
  device.endpoint,
  device.sessionHash,
  device.visitor,
  device.p256dh,
  device.auth,
  device.serverKey,
  now,
];

/** Takes a browser of a person off; one that is not registered is no failure. */
export async function unregisterDevice(db: Queryable, accountId: number, browserId: string): Promise<void> {
  await db.query('delete from push_subscription where account_id = $1 and browser_id = $2', [
    accountId,
    browserId,
  ]);
}

/** Ends the notifications of others on the device that a person has logged in on. */
export async function endOthersOnDevice(db: Queryable, visitor: string, accountId: number): Promise<void> {
  if (visitor === '') return;
  await db.query('delete from push_subscription where visitor = $1 and account_id <> $2', [
    visitor,
    accountId,
  ]);
}
