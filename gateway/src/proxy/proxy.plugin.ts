/** HTTP side of the proxy: `/rest`, `/cache-rest` and the services with addresses of their own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnCall } from '../session/same-site.ts';
import { type Cookies, SESSION_SECONDS, type Visitor } from '../session/cookies.ts';
import type { RateLimits } from '../session/rate-limits.ts';
import { SERVICE_PATHS, SERVICE_PREFIXES, type AllowedCall, type Method } from './allow-list.ts';
import { type Call, type CallAnswer, type Calls, readDeadline, RefusedCall } from './calls.ts';
import { failureBody, failures, type Failure } from './service-codes.ts';

export type ProxyOptions = { calls: Calls; cookies: Cookies; limits: RateLimits; siteUrl: string };

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
const EXTRA_HEADERS = ['fileservice', 'accept-language'] as const;

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
  const call = readCall(request, method, options.cookies.read(request));
  if (!call) return sendFailure(reply, failures.malformed);
  try {
    const allowed = options.calls.check(call);
    const own = isOwnCall(request, options.siteUrl);
    if (method !== 'GET' && !own && !bringsItsToken(call)) {
      return sendFailure(reply, failures.forbidden);
    }
    if (isOwnLogout(call)) return await logOut(reply, call, options);
    const wait = limited(request, call, allowed, options.limits);
    if (wait !== null) return sendFailure(reply.header('retry-after', String(wait)), failures.tooMany);
    const answer = await options.calls.make(call);
    // Another site must not be able to sign a browser in, not even with a session of its own.
    if (own) applySession(reply, call, answer, options.cookies);
    if (allowed.immutable && answer.status === 200) reply.headers(KEPT_PICTURE);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).type(answer.type).send(answer.data);
  } catch (error) {
    if (error instanceof RefusedCall) return sendFailure(reply, error.failure);
    throw error;
  }
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

/** The browser is logged out whatever the service says; the token it held then ends by itself. */
async function logOut(
  reply: FastifyReply,
  call: Call,
  { calls, cookies }: ProxyOptions,
): Promise<FastifyReply> {
  if (call.visitor.token) await calls.make(call);
  cookies.end(reply);
  return reply.code(200).send({ status: 200, response: {} });
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

function limited(
  request: FastifyRequest,
  call: Call,
  { limit }: AllowedCall,
  limits: RateLimits,
): number | null {
  return limit ? limits.take(limit, request.ip, accountOf(call)) : null;
}

/** Whom a guarded call is about: who logs in, signs up or gets the mail. */
function accountOf({ json, query, pathname, visitor }: Call): string | null {
  const payload = field(json, 'payload');
  const named = [
    field(payload, 'userid'),
    field(payload, 'userID'),
    field(payload, 'email'),
    field(payload, 'emailaddress'),
    query.get('emailaddress'),
  ];
  const account = named.find((value) => typeof value === 'string' && value !== '');
  if (typeof account === 'string') return account.trim();
  return /^\/api\/mys\/account_token\/([^/]+)/.exec(pathname)?.[1] ?? visitor.userid;
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

function applySession(reply: FastifyReply, call: Call, answer: CallAnswer, cookies: Cookies): void {
  const { secrets, status } = answer;
  if (secrets.accessToken) cookies.keepAccessToken(reply, secrets.accessToken);
  if (status >= 400) return;
  const expiresAt = secrets.expiresAt ?? new Date(Date.now() + SESSION_SECONDS * 1000).toISOString();
  if (secrets.token && startsSession(call)) {
    const userid = secrets.userid ?? call.visitor.userid;
    if (userid) cookies.start(reply, { token: secrets.token, userid, expiresAt });
    if (isSignUp(call)) cookies.markNewAccount(reply);
  } else if (call.pathname === '/api/external_refresh' && call.visitor.token && call.visitor.userid) {
    cookies.start(reply, {
      token: secrets.token ?? call.visitor.token,
      userid: call.visitor.userid,
      expiresAt,
    });
  }
}
