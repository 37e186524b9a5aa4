/** The token of a mailed link, which authorises one action without a log-in. */
import type { Calls } from '../proxy/calls.ts';
import type { Visitor } from './cookies.ts';

const USUAL_CATEGORY = 'authentication-no-action';
/** Time limit for the exchange, in ms. */
const TIMEOUT_MS = 2_500;

/**
 * Exchanges the action token of an address (`actionToken`, and `category` if present) for an access token.
 * @returns null without a token, or if it is invalid or expired.
 */
export async function readActionToken(
  calls: Calls,
  visitor: Visitor,
  search: string,
): Promise<string | null> {
  const asked = new URLSearchParams(search);
  const actionToken = asked.get('actionToken');
  if (!actionToken || actionToken.length > 2_048) return null;
  const query = new URLSearchParams({ category: asked.get('category') || USUAL_CATEGORY, actionToken });
  try {
    const answer = await calls.make({
      method: 'GET',
      pathname: '/api/accesstoken/identity',
      query,
      visitor,
      deadlineMs: TIMEOUT_MS,
    });
    return answer.status === 200 ? answer.secrets.accessToken : null;
  } catch {
    // Without an answer the session decides, as without a token.
    return null;
  }
}
