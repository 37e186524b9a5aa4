/** HTTP side of the proxy: `/rest`, `/cache-rest` and the services with addresses of their own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outcomeOf, type SecurityOutcome } from '../observability/security-events.ts';
import { isOwnCall, isOwnRead } from '../session/same-site.ts';
import { type Cookies, type NewSession, SESSION_SECONDS, type Visitor } from '../session/cookies.ts';
import { ANOTHER_ACCOUNT_HEADER } from '../session/page-account.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { Attempt, CallLimits } from '../session/limited-calls.ts';
import { SERVICE_PATHS, SERVICE_PREFIXES, type AllowedCall, type Method } from './allow-list.ts';
import { type Call, type CallAnswer, type Calls, NO_SECRETS, readDeadline, RefusedCall } from './calls.ts';
import { asPageOf } from './page-calls.ts';
import { failureBody, failures, type Failure } from './service-codes.ts';

export type ProxyOptions = {
  calls: Calls;
  cookies: Cookies;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
  siteUrl: string;
};

type VisitorCallOptions = Omit<ProxyOptions, 'siteUrl'> & { allowed: AllowedCall; own: boolean };

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
const EXTRA_HEADERS = ['fileservice', 'accept-language'] as const;

const LOGGED_OUT: CallAnswer = {
  status: 200,
  type: 'application/json; charset=utf-8',
  data: { status: 200, response: {} },
  secrets: NO_SECRETS,
  retryAfter: null,
};

/** A picture that is kept for good. Opened by itself it may run nothing. */
const KEPT_PICTURE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Answers a call with a failure of the gateway's own. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failureBody(failure));
}

/** Mounts every address of services. Bodies arrive as bytes: `/rest` is parsed to be checked, all else passes on. */
export function mountProxy(app: FastifyInstance, options: ProxyOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      handle(request, reply, options);
    for (const url of ['/rest', '/cache-rest', ...SERVICE_PREFIXES, ...SERVICE_PATHS]) {
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
        url,
        handler,
        exposeHeadRoute: false,
      });
    }
    for (const url of ['/rest/*', '/cache-rest/*']) {
      scope.all(url, (_request, reply) => sendFailure(reply, failures.unknownService));
    }
  });
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ProxyOptions,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const method = METHODS.find((known) => known === request.method);
  if (!method) return sendFailure(reply, failures.notAllowed);
  const asked = readCall(request, method, options.cookies.read(request));
  if (!asked) return sendFailure(reply, failures.malformed);
  try {
    const allowed = options.calls.check(asked);
    enter(request, reply, asked, { limits: options.limits, allowed });
    // A session that the browser has given up ends with whatever it asks for next, refused or not: only what is one call
    // too many asks its service nothing.
    if (!isOwnLogout(asked)) void options.owed.settle(asked.visitor);
    const call = await asPageOf(request, asked, allowed, options.accounts);
    const own = isOwnCall(request, options.siteUrl);
    const mayAct = own || bringsItsToken(call) || (method === 'GET' && isOwnRead(request, options.siteUrl));
    if ((method !== 'GET' || allowed.acts) && !mayAct) return sendFailure(reply, failures.forbidden);
    const { answer } = await makeForVisitor(request, reply, call, { ...options, allowed, own });
    if (allowed.immutable && answer.status === 200) reply.headers(KEPT_PICTURE);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).type(answer.type).send(answer.data);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    if (error.failure === failures.anotherAccount) reply.header(ANOTHER_ACCOUNT_HEADER, '1');
    return sendFailure(reply, error.failure);
  }
}

/**
 * Takes a call from what its network may make. What browsers keep is not counted, and a session can always be ended.
 * @throws RefusedCall when the call is one too many.
 */
export function enter(
  { ip }: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { limits, allowed }: Pick<VisitorCallOptions, 'limits' | 'allowed'>,
): void {
  if (allowed.immutable || isOwnLogout(call)) return;
  const wait = limits.enter(call, allowed.rule, ip);
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
  const session = own ? applySession(reply, call, answer, { cookies, accounts }) : null;
  const { held } = call.visitor;
  if (session && held !== undefined && held !== session.token) await owed.end(call.visitor, held);
  if (own && answer.status < 400 && endsOwnSession(call)) {
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

function readCall(request: FastifyRequest, method: Method, visitor: Visitor): Call | null {
  const [pathname = '/', search = ''] = request.url.split(/\?(.*)/s, 2);
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
  const contentType = request.headers['content-type'];
  let json: unknown;
  if (body && (pathname === '/rest' || contentType?.includes('json'))) {
    try {
      json = JSON.parse(body.toString('utf8'));
    } catch {
      return null;
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  }
  const extra: Record<string, string> = {};
  for (const name of EXTRA_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') extra[name] = value;
  }
  return {
    method,
    pathname,
    query: new URLSearchParams(search),
    ...(body === undefined ? {} : { body, json }),
    ...(contentType ? { contentType } : {}),
    ...(request.headers.authorization ? { authorization: request.headers.authorization } : {}),
    extra,
    visitor,
    deadlineMs: readDeadline(request.headers['x-deadline-ms']),
  };
}

function isOwnLogout({ method, pathname }: Call): boolean {
  return method === 'DELETE' && /^\/api\/aais\/authentication_token\/current\/?$/.test(pathname);
}

/** Whether a call ends all sessions of an account, its own included. */
function endsOwnSession({ method, pathname, query }: Call): boolean {
  return method === 'DELETE' && /^\/api\/aais\/sessions\/?$/.test(pathname) && !query.has('keep');
}

/**
 * Ends the session whose token the browser holds, whatever its readable cookie says by now. The browser is logged out
 * whatever the service says; the session then ends by itself.
 * @returns besides, how it went at the service.
 */
async function logOut(
  reply: FastifyReply,
  call: Call,
  { calls, cookies, owed }: Pick<ProxyOptions, 'calls' | 'cookies' | 'owed'>,
): Promise<{ answer: CallAnswer; visitor: Visitor; outcome: SecurityOutcome }> {
  const token = call.visitor.token ?? call.visitor.held;
  let outcome: SecurityOutcome = 'done';
  if (call.authorization !== undefined) outcome = outcomeOf((await calls.make(call)).status);
  else if (token !== undefined && !(await owed.end(call.visitor, token))) outcome = 'failed';
  cookies.end(reply);
  return { answer: LOGGED_OUT, visitor: { ...call.visitor, token: null, userid: null }, outcome };
}

/** A caller that shows the token itself is not a browser another site has misled: cookies play no part. */
function bringsItsToken(call: Call): boolean {
  return call.authorization !== undefined || (call.visitor.token === null && tokenParameter(call) !== null);
}

function tokenParameter({ query, json }: Call): string | null {
  const token = query.get('token') ?? field(field(json, 'params'), 'token') ?? field(json, 'token');
  return typeof token === 'string' && token !== '' ? token : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
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
    const attempt = await limits.admit(call, allowed.rule, ip, left.signal);
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

/** Services of an account whose answers carry a token for who confirms, signs up or shows a password. */
const SIGNING_IN = ['account', 'accountToken', 'resume'];

/** Whose answers start a session; others that carry a token are only stripped of it. */
function startsSession({ pathname, query, json, method }: Call): boolean {
  if (pathname !== '/rest') return false;
  const server = method === 'GET' ? query.get('server') : field(json, 'server');
  const service = method === 'GET' ? query.get('service') : field(json, 'service');
  return (
    (server === 'authentication' && service === 'retrieveToken') ||
    (server === 'myService' && method === 'POST' && SIGNING_IN.includes(String(service)))
  );
}

function isSignUp({ method, json }: Call): boolean {
  const isAccount = method === 'POST' && field(json, 'service') === 'account';
  return isAccount && field(field(json, 'payload'), 'updater') === undefined;
}

/** Writes the cookies of what an answer said about the session. @returns the session it started; null for none. */
function applySession(
  reply: FastifyReply,
  call: Call,
  answer: CallAnswer,
  { cookies, accounts }: Pick<ProxyOptions, 'cookies' | 'accounts'>,
): NewSession | null {
  const { secrets, status } = answer;
  if (secrets.accessToken) cookies.keepAccessToken(reply, secrets.accessToken);
  if (status >= 400) return null;
  const expiresAt = secrets.expiresAt ?? new Date(Date.now() + SESSION_SECONDS * 1000).toISOString();
  if (secrets.token && startsSession(call)) {
    const userid = secrets.userid ?? call.visitor.userid;
    const session = userid ? { token: secrets.token, userid, expiresAt } : null;
    if (session) cookies.start(reply, session);
    if (secrets.userid !== null) accounts.note(secrets.token, secrets.userid);
    if (isSignUp(call)) cookies.markNewAccount(reply);
    return session;
  }
  if (call.pathname === '/api/external_refresh' && call.visitor.token && call.visitor.userid) {
    cookies.start(reply, {
      token: secrets.token ?? call.visitor.token,
      userid: call.visitor.userid,
      expiresAt,
    });
  }
  return null;
}
