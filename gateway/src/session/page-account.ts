/** Whether a page that acts is still the page of whose session its browser has. */
import type { Visitor } from './cookies.ts';
import type { SessionAccounts } from './session-accounts.ts';

/** Header in which the kernel's client names the account that its page shows. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account';

/** Field of plain forms that names the account of the page they are on. */
export const PAGE_ACCOUNT_FIELD = 'page_account';

/** What pages of visitors name in place of an account. */
export const NO_ACCOUNT = 'none';

/** Header of answers to calls that were refused because the browser's session is not of the page's account. */
export const ANOTHER_ACCOUNT_HEADER = 'x-another-account';

/** `same`: what the page asks for may be done. `unknown`: the authentication service did not say whose session it is. */
export type PageAccountCheck = 'same' | 'another' | 'unknown';

/**
 * Compares the account that a page shows with the account of the session that its browser has by now: another tab may
 * have logged out, or another person in.
 * @param named what the page names in {@link PAGE_ACCOUNT_HEADER} or {@link PAGE_ACCOUNT_FIELD}: an account id, or
 *   {@link NO_ACCOUNT} for a page of a visitor.
 * @param visitor who asks, as the cookies of the request say.
 */
export async function checkPageAccount(
  named: string,
  visitor: Visitor,
  accounts: SessionAccounts,
): Promise<PageAccountCheck> {
  const { token, userid } = visitor;
  if (token === null) return named === NO_ACCOUNT ? 'same' : 'another';
  // The readable cookie is anybody's to change; the token decides.
  if (named !== userid) return 'another';
  const session = await accounts.of({ ...visitor, token });
  // A session that has ended does nothing in anybody's name: the service refuses the call itself.
  if (session.kind === 'ended') return 'same';
  if (session.kind === 'unknown') return 'unknown';
  return session.userid === named ? 'same' : 'another';
}

/** A visitor without a session and without an id: a call made so is of no account. */
export const anonymous = (): Visitor => ({ token: null, userid: null, visitorId: '' });
