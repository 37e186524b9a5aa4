import type { ResendAnswer } from '@chamba/kernel/api';
import { isTaken } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { HOUR_MS } from '../model/clock.ts';
import { sendConfirmation } from './account-mails.ts';
import { checkedEmail } from './account-rules.ts';
import { hasCode, issueToken, useUpTokens } from './account-tokens.ts';

/** Most confirmation mails of one account in an hour, to whatever addresses: it must not become a way to mail strangers. */
const MAILS_AN_HOUR = 5;

/**
 * Replaces the address of an account that was never confirmed, without its password: only its own session can ask, and the
 * account has no other owner yet. Links of earlier mails are invalid from then on, and the confirmation goes to the new
 * address. The former one, which may be a stranger's, is not written to.
 * @throws Fault MYS-27 no address, MYS-31 the one it has, MYS-30 one of another account, MYS-68 the address is confirmed
 *   already, MYS-77 too many mails.
 */
export async function correctUnconfirmedEmail(
  context: AccountContext,
  account: Account,
  typed: unknown,
): Promise<ResendAnswer> {
  const email = checkedEmail(typed);
  const now = context.now();
  const token = await context.store
    .tx(async (transaction) => {
      const current = await lockOwnAccount(transaction, account);
      if (current.validemail) throw new Fault('MYS-68');
      if (current.email.toLowerCase() === email.toLowerCase()) throw new Fault('MYS-31');
      const { rows } = await transaction.query<{ mails: number }>(
        `select count(*)::int as mails from account_token where account_id = $1 and kind = 'account' and created_at > $2`,
        [account.id, new Date(now.getTime() - HOUR_MS)],
      );
      if ((rows[0]?.mails ?? 0) >= MAILS_AN_HOUR) throw new Fault('MYS-77', 429);
      const withCode = await hasCode(transaction, account.id);
      await useUpTokens(transaction, account.id, now);
      await transaction.query('update account set email = $2, resent_at = $3 where id = $1', [
        account.id,
        email,
        now,
      ]);
      return issueToken(transaction, { accountId: account.id, kind: 'account', email, now, withCode });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Fault('MYS-30') : error;
    });
  const { ok, bounced } = await sendConfirmation(context, { ...account, email }, token);
  // Without a mail there is nothing to wait for: it can be sent again at once.
  if (!ok) await context.store.query('update account set resent_at = null where id = $1', [account.id]);
  return { envia_token: { mailok: ok, bounceMail: bounced } };
}
