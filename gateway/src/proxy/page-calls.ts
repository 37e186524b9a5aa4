/** Restricts calls of pages to the account that the page shows. */
import type { FastifyRequest } from 'fastify';
import { anonymous, checkPageAccount, PAGE_ACCOUNT_HEADER } from '../session/page-account.ts';
import { OWN_HEADER } from '../session/same-site.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { AllowedCall } from './allow-list.ts';
import { RefusedCall, type Call } from './calls.ts';
import { isOwnLogout } from './current-in-path.ts';
import { failures } from './service-codes.ts';

/**
 * The call as it may be made for its page. Callers with their own token are not pages. Earlier kernels send no
 * account: their calls use the session as before.
 * @throws RefusedCall if the call concerns the session's account, and that is not the page's.
 */
export async function restrictToPage(
  request: FastifyRequest,
  call: Call,
  allowed: AllowedCall,
  accounts: SessionAccounts,
): Promise<Call> {
  const { account } = allowed;
  if (account === 'proof' && !isOwnLogout(call, allowed)) return call;
  if (call.authorization !== undefined) return call;
  const named = request.headers[PAGE_ACCOUNT_HEADER];
  if (typeof named !== 'string') {
    if (account === 'session' && isForeignToClient(request, call))
      throw new RefusedCall(failures.anotherAccount);
    return call;
  }
  // Also without the readable cookie: the rest of a session can always be ended.
  if (isOwnLogout(call, allowed) && call.visitor.userid === null) return call;
  const check = await checkPageAccount(named, call.visitor, accounts);
  if (check === 'same') return call;
  if (account === 'none') return { ...call, visitor: anonymous() };
  throw new RefusedCall(check === 'another' ? failures.anotherAccount : failures.disconnected);
}

/**
 * Whether a change comes from a script of a page that is not the kernel's client of any release, so that the account
 * of its page is unknown.
 */
function isForeignToClient({ headers }: FastifyRequest, { method, visitor }: Call): boolean {
  return (
    method !== 'GET' &&
    visitor.token !== null &&
    headers['sec-fetch-site'] !== undefined &&
    headers[OWN_HEADER] === undefined
  );
}
