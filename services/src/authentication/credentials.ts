import { Fault } from '../http/fault.ts';
import type { Queryable } from '../store/index.ts';
import { accountOfEmail } from './accounts.ts';
import type { Account } from './accounts.ts';
import { fitsPassword } from './passwords.ts';

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
