/** Calls for a visitor: their limits, and the cookies of a session that starts or ends with them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toOutcome, type SecurityOutcome } from '../observability/security-events.ts';
import { type Cookies, type NewSession, SESSION_SECONDS, type Visitor } from '../session/cookies.ts';
import { field } from '../json.ts';
import { toEmailSubject, type Attempt, type CallLimits } from './limited-calls.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { AllowedCall } from './allow-list.ts';
import { type Call, type CallAnswer, type Calls, NO_SECRETS, RefusedCall } from './calls.ts';
import { isOwnLogout } from './current-in-path.ts';
import { failures } from './service-codes.ts';

/** Dependencies of visitors' calls. */
export type VisitorCalls = {
  calls: Calls;
  cookies: Cookies;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
};

type VisitorCallOptions = VisitorCalls & { allowed: AllowedCall; own: boolean };

/** Longest `User-Agent` that is passed on, in characters. */
const MAX_AGENT_LENGTH = 300;

const LOGGED_OUT: CallAnswer = {
  status: 200,
  type: 'application/json; charset=utf-8',
  data: { status: 200, response: {} },
  secrets: NO_SECRETS,
  retryAfter: null,
};

/**
 * Takes a call from the quota of its network. Cacheable files are not counted, nor is the end of a session, which has
 * its own limit only.
 * @throws RefusedCall if the call is one too many.
 */
export function enter(
  { ip }: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { limits, allowed }: Pick<VisitorCallOptions, 'limits' | 'allowed'>,
): void {
  if (allowed.cache?.by === 'browsers' || isOwnLogout(call, allowed)) return;
  const wait = limits.enter(call, allowed, ip);
  if (wait !== null) throw tooManyCalls(reply, wait);
}

/**
 * Makes an entered call of a page or of a submitted form: its limit, the log-out, and the cookies of a session that
 * it starts.
 * @param options.own whether it comes from our own pages: another site must not be able to log a browser in, even
 * with its own session.
 * @returns the answer, and the visitor after it.
 * @throws RefusedCall
 */
export async function makeForVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { calls, cookies, accounts, limits, owed, allowed, own }: VisitorCallOptions,
): Promise<{ answer: CallAnswer; visitor: Visitor }> {
  if (isOwnLogout(call, allowed)) {
    // A rate-limited log-out keeps the token's cookie: the browser deletes the readable one, and its next page ends
    // the session.
    await admit(request, reply, call, { cookies, limits, allowed });
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
  const attempt =
    allowed.cache?.by === 'browsers' ? null : await admit(request, reply, call, { cookies, limits, allowed });
  const answer = await calls.make(allowed.startsSession ? withAgent(request, call) : call);
  attempt?.settle(answer.status, answer.secrets.userid ?? getAccount(call, allowed, accounts));
  const proven = own && answer.status < 400 ? findProvenAccount(allowed, attempt, answer) : null;
  if (proven !== null) cookies.rememberDevice(request, reply, proven);
  const session = own ? applySession(reply, call, answer, { cookies, accounts, allowed }) : null;
  const { held } = call.visitor;
  if (session && held !== undefined && held !== session.token) await owed.end(call.visitor, held);
  if (own && answer.status < 400 && allowed.endsOwnSession?.(call.query)) {
    cookies.end(reply);
    return { answer, visitor: { ...call.visitor, token: null, userid: null } };
  }
  const { accessToken } = answer.secrets;
  const visitor = { ...call.visitor, ...(own && accessToken !== null && { accessToken }) };
  return { answer, visitor: session ? { ...visitor, ...session } : visitor };
}

/** The account, as attempts are counted by, whose owner a call has proven to use this device; null if it proved none. */
function findProvenAccount(
  { rule, event }: AllowedCall,
  attempt: Attempt | null,
  { data }: CallAnswer,
): string | null {
  if (rule?.limit === 'login' && attempt?.subject) return attempt.subject;
  // A passkey names no address: its answer does.
  if (event !== 'login' && event !== 'password_reset') return null;
  return toEmailSubject(field(field(field(data, 'response'), 'user_profile'), 'email'));
}

/** A call that opens a session says with which browser: people see it among the sessions of their account. */
const withAgent = ({ headers }: FastifyRequest, call: Call): Call => ({
  ...call,
  extra: { ...call.extra, 'user-agent': (headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH) },
});

/**
 * Account that a call acts for, according to the authentication service: the readable cookie can be changed by
 * scripts.
 * @returns null if the call identifies its account by something other than the session, or the account is unknown.
 */
function getAccount({ visitor, authorization }: Call, { account }: AllowedCall, accounts: SessionAccounts) {
  if (account !== 'session' || authorization !== undefined || visitor.token === null) return null;
  return accounts.known(visitor.token);
}

/**
 * Ends the session of the browser's token, whatever its readable cookie says. The browser is logged out whatever the
 * service answers; the session then expires.
 * @returns also the outcome at the service.
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

/** @throws RefusedCall if the call is one too many. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { cookies, limits, allowed }: Pick<VisitorCallOptions, 'cookies' | 'limits' | 'allowed'>,
): Promise<Attempt> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  reply.raw.once('close', leave);
  try {
    const attempt = await limits.admit(call, allowed, request.ip, left.signal, (account) =>
      cookies.findDevice(request, account),
    );
    if (!('wait' in attempt)) return attempt;
    throw tooManyCalls(reply, attempt.wait);
  } finally {
    reply.raw.off('close', leave);
  }
}

/** @param wait seconds until the next attempt. */
function tooManyCalls(reply: FastifyReply, wait: number): RefusedCall {
  reply.header('retry-after', String(wait));
  return new RefusedCall(failures.tooMany);
}

/**
 * Whether an answer with a token starts a session; from other answers the token is only removed. A confirmation
 * continues the session of its own account: the link of another one must not log its reader in (login CSRF).
 * @param userid account of the session in the answer.
 */
function startsSession({ startsSession }: AllowedCall, { visitor }: Call, userid: string | null): boolean {
  return startsSession === 'own-account' ? userid === visitor.userid : startsSession !== undefined;
}

/**
 * Sets the cookies for the session data of an answer.
 * @returns the session it started; null if there is none.
 */
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
    if (allowed.startsSession === 'new-account') cookies.markNewAccount(reply);
    return session;
  }
  if (allowed.renewsSession && call.visitor.token && call.visitor.userid) {
    cookies.start(reply, {
      token: secrets.token ?? call.visitor.token,
      userid: call.visitor.userid,
      expiresAt,
    });
  }
  return null;
}
