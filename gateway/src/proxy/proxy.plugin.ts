/** HTTP side of the proxy: `/rest`, `/cache-rest` and the services with their own addresses. */
import { cacheControl } from '@chamba/kernel/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../session/cookies.ts';
import { ANOTHER_ACCOUNT_HEADER } from '../session/page-account.ts';
import { isProgram, readProgramVisitor } from '../session/program.ts';
import { isForeign, isOwnCall, isOwnRead } from '../session/same-site.ts';
import { SERVICE_PATHS, SERVICE_PREFIXES, UPLOAD_PATHS, type Method } from './allow-list.ts';
import { type Call, readDeadline, RefusedCall } from './calls.ts';
import { field } from '../json.ts';
import { EVENT_STREAM } from './event-answer.ts';
import { isOwnLogout } from './current-in-path.ts';
import { restrictToPage } from './page-calls.ts';
import { sendFailure } from './send-failure.ts';
import { failures } from './service-codes.ts';
import { UploadBody, uploadLimit } from './upload-body.ts';
import { enter, makeForVisitor, type VisitorCalls } from './visitor-calls.ts';

export type ProxyOptions = VisitorCalls & { siteUrl: string };

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
const EXTRA_HEADERS = ['fileservice', 'accept-language', 'idempotency-key'] as const;

/** Policy of a picture or a file: opened as a document it may run nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Mounts every address of services. Bodies arrive as bytes: `/rest` bodies are parsed to be checked, all others are
 * passed on.
 */
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
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The stream itself: what takes no file has nothing of it read.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    for (const url of UPLOAD_PATHS) {
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
        url,
        handler: (request, reply) => handle(request, reply, options),
        exposeHeadRoute: false,
        // The call has a time limit of its own, which ends the body too.
        config: { unhurried: true },
      });
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
  const isOfProgram = isProgram(request);
  const made = options.cookies.read(request);
  const asked = readCall(
    request,
    method,
    isOfProgram ? readProgramVisitor(request, made) : made,
    isOfProgram,
  );
  if (!asked) return sendFailure(reply, failures.malformed);
  try {
    const allowed = options.calls.check(asked);
    enter(request, reply, asked, { limits: options.limits, allowed });
    // A pending log-out is completed by the next request, refused or not, except for a rate-limited call, which
    // causes no request to a service.
    if (!isOwnLogout(asked, allowed)) void options.owed.settle(asked.visitor);
    const call = await restrictToPage(request, asked, allowed, options.accounts);
    const own = isOwnCall(request, options.siteUrl);
    const mayAct =
      own ||
      isOfProgram ||
      (bringsItsToken(call) && !isForeign(request, options.siteUrl)) ||
      (method === 'GET' && isOwnRead(request, options.siteUrl));
    if ((method !== 'GET' || allowed.acts) && !mayAct) return sendFailure(reply, failures.forbidden);
    const body = allowed.upload ? readUpload(request, call, allowed.upload) : undefined;
    const made = { ...call, ...(body && { body }) };
    const { answer } = await makeForVisitor(request, reply, made, { ...options, allowed, own }).finally(() =>
      body?.destroy(),
    );
    if (body?.isTooLarge) return sendFailure(reply.header('connection', 'close'), failures.tooLarge);
    if (answer.status === 200) {
      reply.header('cache-control', cacheControl(allowed));
      if (allowed.answersPicture || allowed.answersFile)
        reply.header('content-security-policy', PICTURE_POLICY);
      if (allowed.answersFile) reply.header('content-disposition', answer.disposition ?? 'attachment');
    }
    // Proxies that collect answers let these through.
    if (answer.type === EVENT_STREAM) reply.header('x-accel-buffering', 'no');
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).type(answer.type).send(answer.data);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    if (error.failure === failures.anotherAccount) reply.header(ANOTHER_ACCOUNT_HEADER, '1');
    return sendFailure(reply, error.failure);
  }
}

/**
 * The file on its way through. A visitor's, and one that says itself that it is too large, is not read.
 * @throws RefusedCall
 */
function readUpload(
  { raw }: FastifyRequest,
  { visitor, authorization, query }: Call,
  upload: { bytes: number },
): UploadBody {
  const limit = uploadLimit(upload);
  if (Number(raw.headers['content-length'] ?? 0) > limit) throw new RefusedCall(failures.tooLarge);
  if (visitor.token === null && authorization === undefined && !query.has('token'))
    throw new RefusedCall(failures.noSession);
  return new UploadBody(raw, limit);
}

function readCall(
  request: FastifyRequest,
  method: Method,
  visitor: Visitor,
  isOfProgram: boolean,
): Call | null {
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
    ...(isOfProgram && { isOfProgram }),
    takesEvents: request.headers.accept?.includes(EVENT_STREAM) === true,
    deadlineMs: readDeadline(request.headers['x-deadline-ms']),
  };
}

/** A caller that sends the token itself is not a browser misled by another site: cookies are ignored. */
function bringsItsToken(call: Call): boolean {
  return (
    /^(?:Bearer\s+)?\S+$/i.test(call.authorization ?? '') ||
    (call.visitor.token === null && tokenParameter(call) !== null)
  );
}

function tokenParameter({ query, json }: Call): string | null {
  const token = query.get('token') ?? field(field(json, 'params'), 'token') ?? field(json, 'token');
  return typeof token === 'string' && token !== '' ? token : null;
}
