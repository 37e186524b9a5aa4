import { Fault } from '../http/fault.ts';
import type { ServiceCall } from '../http/call.ts';
import type { Queryable } from '@chamba/database';
import { lockAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { requireSession } from './sessions.ts';
import type { KnownSession } from './sessions.ts';

/** Fields of parameters and payloads that name an account by its id, in any case. */
const ACCOUNT_FIELDS: ReadonlySet<string> = new Set(['userid', 'loginid', 'accountid']);

/** Services of `myService` whose instance is an account: the id alone, or followed by what is asked of it. */
const BY_ACCOUNT: ReadonlySet<string> = new Set(['account', 'accountToken', 'candidateData']);

const parseId = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/**
 * Refuses what names another account than the session's: it was meant for that one, and must not be done to this one.
 * @param parts parameters or payloads of the call; anything but an object names no account.
 * @throws Fault MYS-35
 */
export function refuseAnotherAccount(account: Account, ...parts: readonly unknown[]): void {
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [field, value] of Object.entries(part)) {
      const named = ACCOUNT_FIELDS.has(field.toLowerCase()) ? parseId(value) : '';
      if (named !== '' && named !== String(account.id)) throw new Fault('MYS-35', 403);
    }
  }
}

/** {@link refuseAnotherAccount} for a call of the generic endpoint, with its instance. @throws Fault MYS-35 */
export function refuseCallForAnother(account: Account, call: ServiceCall): void {
  const { service, instance, params, payload } = call;
  const updater =
    typeof payload === 'object' && payload !== null && 'updater' in payload ? payload.updater : null;
  const named = BY_ACCOUNT.has(service) ? { userid: instance.split('/')[0] } : null;
  refuseAnotherAccount(account, named, params, payload, Array.isArray(updater) ? null : updater);
}

/**
 * The session of a call of the generic endpoint, for what is done to its own account.
 * @throws Fault AAIS-2 no session, MYS-35 when the call names another account.
 */
export async function ownSession(db: Queryable, call: ServiceCall, now: Date): Promise<KnownSession> {
  const session = await requireSession(db, call.token, now);
  refuseCallForAnother(session.account, call);
  return session;
}

/**
 * Locks the session's account, see {@link lockAccount}. @returns it as it is now.
 * @throws Fault AAIS-2 when it was deleted, and its session with it.
 */
export async function lockOwnAccount(transaction: Queryable, { id }: Account): Promise<Account> {
  const account = await lockAccount(transaction, id);
  if (account === null) throw new Fault('AAIS-2');
  return account;
}
