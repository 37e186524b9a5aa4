/** Calls made in the name of a visitor: their limits, and the cookies of a session that starts or ends with them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toOutcome, type SecurityOutcome } from '../observability/security-events.ts';
import { type Cookies, type NewSession, SESSION_SECONDS, type Visitor } from '../session/cookies.ts';
import type { Attempt, CallLimits } from '../session/limited-calls.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { AllowedCall } from './allow-list.ts';
import { type Call, type CallAnswer, type Calls, NO_SECRETS, RefusedCall } from './calls.ts';
import { isOwnLogout } from './own-logout.ts';
import { failures } from './service-codes.ts';

/** What visitors' calls are made with. */
export type VisitorCalls = {
  calls: Calls;
  cookies: Cookies;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
};

type VisitorCallOptions = VisitorCalls & { allowed: AllowedCall; own: boolean };

const LOGGED_OUT: CallAnswer = {
  status: 200,
  type: 'application/json; charset=utf-8',
  data: { status: 200, response: {} },
  secrets: NO_SECRETS,
  retryAfter: null,
};

/**
 * Takes a call from what its network may make. What browsers keep is not counted, and neither is the end of a session,
 * which has the limit of its own rule alone.
 * @throws RefusedCall when the call is one too many.
 */
export function enter(
  { ip }: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { limits, allowed }: Pick<VisitorCallOptions, 'limits' | 'allowed'>,
): void {
  if (allowed.immutable || isOwnLogout(call)) return;
  const wait = limits.enter(call, allowed, ip);
  if (wait !== null) throw tooManyCalls(reply, wait);
}

/**
 * Makes a call that has entered, of a page or of a form that was sent: its limit, the log-out, and the cookies of a
 * session that it starts.
 * @param options.own whether it comes from our own pages: another site must not be able to sign a browser in, not even
 * with a session of its own.
 * @returns the answer, and who the visitor is after it.
 * @throws RefusedCall
 */
export async function makeForVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { calls, cookies, accounts, limits, owed, allowed, own }: VisitorCallOptions,
): Promise<{ answer: CallAnswer; visitor: Visitor }> {
  if (isOwnLogout(call)) {
    // One too many leaves the token's cookie: the browser gives up the readable one, and its next page ends the session.
    await admit(request, reply, call, { limits, allowed });
    const token = call.visitor.token ?? call.visitor.held;
    const account = token === undefined || call.authorization !== undefined ? null : accounts.known(token);
    const about = { address: request.ip, account };
    try {
      const { answer, visitor, outcome } = await logOut(reply, call, { calls, cookies, owed });
      limits.note('logout', outcome, about);
      return { answer, visitor };
    } catch (error) {
      limits.note('logout', error instanceof RefusedCall ? 'refused' : 'failed', about);
      throw error;
    }
  }
  const attempt = allowed.immutable ? null : await admit(request, reply, call, { limits, allowed });
  const answer = await calls.make(call);
  attempt?.settle(answer.status, answer.secrets.userid ?? accountOf(call, allowed, accounts));
  const session = own ? applySession(reply, call, answer, { cookies, accounts, allowed }) : null;
  const { held } = call.visitor;
  if (session && held !== undefined && held !== session.token) await owed.end(call.visitor, held);
  if (own && answer.status < 400 && endsOwnSession(allowed, call)) {
    cookies.end(reply);
    return { answer, visitor: { ...call.visitor, token: null, userid: null } };
  }
  return { answer, visitor: session ? { ...call.visitor, ...session } : call.visitor };
}

/**
 * Account that a call acts for, as the authentication service named it: the readable cookie is anybody's to change.
 * @returns null where the call proves its account by something else than the session, or the account is not known.
 */
function accountOf({ visitor, authorization }: Call, { account }: AllowedCall, accounts: SessionAccounts) {
  if (account !== 'session' || authorization !== undefined || visitor.token === null) return null;
  return accounts.known(visitor.token);
}

/** Whether a call ends all sessions of an account, its own included. */
function endsOwnSession({ name }: AllowedCall, { query }: Call): boolean {
  return name === 'session.endAll' && !query.has('keep');
}

/**
 * Ends the session whose token the browser holds, whatever its readable cookie says by now. The browser is logged out
 * whatever the service says; the session then ends by itself.
 * @returns besides, how it went at the service.
 */
async function logOut(
  reply: FastifyReply,
  call: Call,
  { calls, cookies, owed }: Pick<VisitorCalls, 'calls' | 'cookies' | 'owed'>,
): Promise<{ answer: CallAnswer; visitor: Visitor; outcome: SecurityOutcome }> {
  const token = call.visitor.token ?? call.visitor.held;
  let outcome: SecurityOutcome = 'done';
  if (call.authorization !== undefined) outcome = toOutcome((await calls.make(call)).status);
  else if (token !== undefined && !(await owed.end(call.visitor, token))) outcome = 'failed';
  cookies.end(reply);
  return { answer: LOGGED_OUT, visitor: { ...call.visitor, token: null, userid: null }, outcome };
}

/** @throws RefusedCall when the call is one too many. */
async function admit(
  { ip }: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { limits, allowed }: Pick<VisitorCallOptions, 'limits' | 'allowed'>,
): Promise<Attempt> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  reply.raw.once('close', leave);
  try {
    const attempt = await limits.admit(call, allowed, ip, left.signal);
    if (!('wait' in attempt)) return attempt;
    throw tooManyCalls(reply, attempt.wait);
  } finally {
    reply.raw.off('close', leave);
  }
}

/** @param wait seconds until another try. */
function tooManyCalls(reply: FastifyReply, wait: number): RefusedCall {
  reply.header('retry-after', String(wait));
  return new RefusedCall(failures.tooMany);
}

/**
 * Whether an answer that carries a token starts a session; others are only stripped of it. A confirmation goes on with the
 * session of its own account: the link of another one must not sign its reader in (login CSRF).
 * @param userid whose session the answer carries.
 */
function startsSession({ startsSession }: AllowedCall, { visitor }: Call, userid: string | null): boolean {
  return startsSession === 'always' || (startsSession === 'own-account' && userid === visitor.userid);
}

/** Writes the cookies of what an answer said about the session. @returns the session it started; null for none. */
function applySession(
  reply: FastifyReply,
  call: Call,
  answer: CallAnswer,
  { cookies, accounts, allowed }: Pick<VisitorCallOptions, 'cookies' | 'accounts' | 'allowed'>,
): NewSession | null {
  const { secrets, status } = answer;
  if (secrets.accessToken) cookies.keepAccessToken(reply, secrets.accessToken);
  if (status >= 400) return null;
  const expiresAt = secrets.expiresAt ?? new Date(Date.now() + SESSION_SECONDS * 1000).toISOString();
  const userid = secrets.userid ?? call.visitor.userid;
  if (secrets.token && startsSession(allowed, call, userid)) {
    const session = userid ? { token: secrets.token, userid, expiresAt } : null;
    if (session) cookies.start(reply, session);
    if (secrets.userid !== null) accounts.note(secrets.token, secrets.userid);
    if (allowed.name === 'account.create') cookies.markNewAccount(reply);
    return session;
  }
  if (allowed.name === 'session.refresh' && call.visitor.token && call.visitor.userid) {
    cookies.start(reply, {
      token: secrets.token ?? call.visitor.token,
      userid: call.visitor.userid,
      expiresAt,
    });
  }
  return null;
}
