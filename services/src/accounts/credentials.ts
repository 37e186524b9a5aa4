import type { AnsweredCode } from '@chamba/kernel/operations';
import { Fault } from '../http/fault.ts';
import type { Queryable, Store } from '@chamba/database';
import { accountOfEmail, lockAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { fitsPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import type { OpenSession } from './sessions.ts';

/**
 * The account that a password proves.
 * @param userid e-mail address: ids can be counted through, so that they prove nothing here.
 * @throws Fault AAIS-1 when it fits no account, AAIS-7 when the account may not log in.
 */
export async function accountOfCredentials(
  db: Queryable,
  userid: string,
  password: string,
): Promise<Account> {
  const account = await accountOfEmail(db, userid);
  if (!(await fitsPassword(account?.password_hash, password)) || !account) throw new Fault('AAIS-1');
  if (!account.enabledlogin) throw new Fault('AAIS-7');
  return account;
}

/**
 * Locks an account whose password was compared before. Comparing takes long enough for the password to be changed
 * meanwhile, and the former one must not open or change anything after that.
 * @param account as it was read for the comparison.
 * @param code of the refusal.
 * @throws Fault with this code when the password has changed or the account is gone.
 */
export async function lockProven(
  transaction: Queryable,
  account: Account,
  code: AnsweredCode,
): Promise<void> {
  const current = await lockAccount(transaction, account.id);
  if (current?.password_hash !== account.password_hash) throw new Fault(code);
}

/** Opens a session for an account whose password was compared. @throws Fault AAIS-1 when the password has changed since. */
export function openProvenSession(
  store: Store,
  account: Account,
  now: Date,
  device: string,
): Promise<OpenSession> {
  return store.tx(async (transaction) => {
    await lockProven(transaction, account, 'AAIS-1');
    return openSession(transaction, account.id, now, device);
  });
}
