import { isTaken, lockAccount } from '../accounts/accounts.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { sendEmailChangeNotice } from '../my-service/account-mails.ts';
import { checkedEmail } from '../my-service/account-rules.ts';
import { useUpTokens } from '../my-service/account-tokens.ts';

/** `invalid`: no e-mail address. `taken`: another account has it. `unknown`: there is no such account. */
export type EmailCorrection = 'changed' | 'unchanged' | 'invalid' | 'taken' | 'unknown';

/**
 * Gives an account another e-mail address on request of its owner, whom the operator has identified. It has to be confirmed
 * anew, with the time of a new account to do so; sessions end, links of earlier mails become invalid, and the former
 * address is notified.
 * @param id of the account; null without one.
 */
export async function correctEmail(
  context: AccountContext,
  id: number | null,
  address: string,
): Promise<EmailCorrection> {
  const email = readEmail(address);
  if (email === null) return 'invalid';
  if (id === null) return 'unknown';
  const now = context.now();
  const outcome = await context.store
    .tx(async (transaction) => {
      const account = await lockAccount(transaction, id);
      if (!account) return 'unknown' as const;
      if (account.email === email) return 'unchanged' as const;
      await transaction.query(
        'update account set email = $2, validemail = false, last_login_at = $3 where id = $1',
        [id, email, now],
      );
      await useUpTokens(transaction, id, now);
      await endSessions(transaction, id);
      return account;
    })
    .catch((error: unknown) => {
      if (isTaken(error)) return 'taken' as const;
      throw error;
    });
  if (typeof outcome === 'string') return outcome;
  await sendEmailChangeNotice(context, outcome, 'done');
  return 'changed';
}

function readEmail(address: string): string | null {
  try {
    return checkedEmail(address);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}
