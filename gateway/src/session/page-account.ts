/** Checks that an acting page still shows the account of its browser's session. */
import type { Visitor } from './cookies.ts';
import type { SessionAccounts } from './session-accounts.ts';

/** Header in which the kernel's client names the account that its page shows. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account';

/** Field of plain forms with the account of their page. */
export const PAGE_ACCOUNT_FIELD = 'page_account';

/** Value for pages of visitors without an account. */
export const NO_ACCOUNT = 'none';

/**
 * Header of answers to calls that were refused because the browser's session belongs to another account than the
 * page.
 */
export const ANOTHER_ACCOUNT_HEADER = 'x-another-account';

/**
 * `same`: the action may be performed. `unknown`: the authentication service did not identify the session's account.
 */
export type PageAccountCheck = 'same' | 'another' | 'unknown';

/**
 * Compares the account that a page shows with the account of its browser's current session: another tab may have
 * logged out, or logged another person in.
 * @param named the page's value of {@link PAGE_ACCOUNT_HEADER} or {@link PAGE_ACCOUNT_FIELD}: an account id, or
 * {@link NO_ACCOUNT} for a page of a visitor.
 * @param visitor the visitor by the request's cookies.
 */
export async function checkPageAccount(
  named: string,
  visitor: Visitor,
  accounts: SessionAccounts,
): Promise<PageAccountCheck> {
  const { token, userid } = visitor;
  if (token === null) return named === NO_ACCOUNT ? 'same' : 'another';
  // The readable cookie can be changed by scripts; the token decides.
  if (named !== userid) return 'another';
  const session = await accounts.of({ ...visitor, token });
  // An ended session authorises nothing: the service refuses the call itself.
  if (session.kind === 'ended') return 'same';
  if (session.kind === 'unknown') return 'unknown';
  return session.userid === named ? 'same' : 'another';
}

/** A visitor without a session and without an id: such a call belongs to no account. */
export const anonymous = (): Visitor => ({ token: null, userid: null, visitorId: '' });
