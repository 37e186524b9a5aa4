import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import { accountOfId } from '../accounts/accounts.ts';
import { hashSecret, newSecret } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { findToken } from './account-tokens.ts';
import type { TokenKind } from './account-tokens.ts';

/** Kind of the tokens of a category (GW-039). */
const KINDS: Readonly<Record<string, TokenKind>> = {
  'account-delete': 'delete',
  'new-password': 'password',
};

/**
 * Opens a mailed link without consuming its token.
 * @returns for a deletion an access token with the account's name and address, because the link proves access to the mailbox;
 *   for a new password nothing of the account: its token is validated only.
 * @throws Fault TOK-02 for a token that is invalid, expired or used.
 */
export async function openLink(
  { store, now }: AccountContext,
  { category, actionToken }: InputOf<'session.actionToken'>['query'],
): Promise<OutputOf<'session.actionToken'>> {
  const token = await findToken(store, actionToken, null, now()).catch((error: unknown) => {
    throw error instanceof Fault ? new Fault('TOK-02', 404) : error;
  });
  const account = await accountOfId(store, token.account_id);
  if (token.kind !== KINDS[category] || !account) throw new Fault('TOK-02', 404);
  if (token.kind === 'password') {
    // A link that went to an address the account has no more proves nothing.
    if (account.email.toLowerCase() !== token.email.toLowerCase()) throw new Fault('TOK-02', 404);
    return { accessToken: false, name: '', email: '' };
  }
  const accessToken = newSecret();
  await store.query('update account_token set session_hash = $2 where token_hash = $1', [
    token.token_hash,
    hashSecret(accessToken),
  ]);
  return { accessToken, name: account.name, email: account.email };
}
