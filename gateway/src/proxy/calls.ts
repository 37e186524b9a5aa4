/** Maps a call of a page or of a server render to a call of a service, and maps the answer back. */
import { answerFault } from '@chamba/kernel/operations';
import { LRUCache } from 'lru-cache';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Visitor } from '../session/cookies.ts';
import { field, isObject } from '../json.ts';
import { withoutSecrets, type Secrets } from '../session/answers.ts';
import { asksForCurrent } from './current-in-path.ts';
import { allowedPath, allowedRest, type AllowedCall, type Method } from './allow-list.ts';
import { EVENT_STREAM, passEvents } from './event-answer.ts';
import { withSafeHtml } from './safe-html.ts';
import { failureBody, failures, UpstreamError, type Failure } from './service-codes.ts';
import type { UploadBody } from './upload-body.ts';
import { MAXIMUM_DEADLINE, type UpstreamAnswer, type UpstreamCaller } from './upstreams.ts';

export type Call = {
  method: Method;
  /** Path without query. */
  pathname: string;
  query: URLSearchParams;
  body?: Buffer | string | UploadBody;
  /** Parsed body of a `/rest` write. */
  json?: unknown;
  contentType?: string;
  /** `Authorization` of a client that is not a browser; takes precedence over the cookie. */
  authorization?: string;
  /** Additional headers of the specification that services read. */
  extra?: Readonly<Record<string, string>>;
  visitor: Visitor;
  /** The client is not a browser, and receives the token of the session that it opens. */
  isOfProgram?: boolean;
  deadlineMs: number;
  /** The client takes the answer as it comes, where the operation has one that comes in pieces. */
  takesEvents?: boolean;
  signal?: AbortSignal;
};

export type CallAnswer = {
  status: number;
  type: string;
  /** The part that a page may see: parsed JSON, bytes of another type, or a stream of events. */
  data: unknown;
  secrets: Secrets;
  retryAfter: string | null;
  /** `Content-Disposition` of a file. */
  disposition?: string;
};

const DEFAULT_DEADLINE = 10_000;
/** Maximum size of the cached answers, in characters of their JSON. */
const CACHE_SIZE = 4 * 1_048_576;
/** For an answer without session data. */
export const NO_SECRETS: Secrets = { token: null, userid: null, expiresAt: null, accessToken: null };

/** A call that was refused before it reached a service. */
export class RefusedCall extends Error {
  override name = 'RefusedCall';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The deadline that the caller requested, capped at the maximum, in ms; the default if there is none. */
export function readDeadline(header: unknown): number {
  const asked = typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) : DEFAULT_DEADLINE;
  return Math.min(Math.max(asked, 1), MAXIMUM_DEADLINE);
}

/** Makes calls for pages: allow-list, token, cache, secrets. */
export class Calls {
  readonly #upstreams: UpstreamCaller;
  readonly #cache = new LRUCache<string, CallAnswer>({
    // Limited by size: any client can add parameters, and each combination is another entry.
    maxSize: CACHE_SIZE,
    maxEntrySize: CACHE_SIZE / 8,
    sizeCalculation: ({ data }, key) =>
      key.length + (data === undefined ? 0 : JSON.stringify(data).length) + 1,
  });

  readonly #isChecked: (upstream: string) => boolean;
  readonly #logger: Logger;

  /**
   * @param options.isChecked whether answers of an upstream are validated against the output schemas of its
   * operations.
   */
  constructor(
    upstreams: UpstreamCaller,
    { isChecked, logger }: { isChecked: (upstream: string) => boolean; logger: Logger },
  ) {
    this.#upstreams = upstreams;
    this.#isChecked = isChecked;
    this.#logger = logger;
  }

  /** Finds the operation of the call. @throws RefusedCall if the allow-list does not contain it. */
  check(call: Pick<Call, 'method' | 'pathname' | 'query' | 'json'>): AllowedCall {
    if (call.pathname !== '/rest' && call.pathname !== '/cache-rest') {
      const allowed = allowedPath(call.method, call.pathname, call.query);
      if (!allowed) throw new RefusedCall(failures.unknownService);
      return allowed;
    }
    const { server, service, payload, query } = readTarget(call);
    if (server === null || service === null) throw new RefusedCall(failures.malformed);
    const allowed = allowedRest(call.method, server, service, query, payload);
    if (!allowed || (call.pathname === '/cache-rest' && allowed.cache?.by !== 'gateway'))
      throw new RefusedCall(failures.unknownService);
    return allowed;
  }

  /**
   * Makes the call. A failure of the service becomes an answer with a code, never its own message.
   * @throws RefusedCall if the allow-list does not contain it.
   */
  async make(call: Call): Promise<CallAnswer> {
    const allowed = this.check(call);
    const { cache } = allowed;
    if (call.pathname !== '/cache-rest' || !cache) return this.#send(allowed, call);
    const key = sortedQuery(call.query);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const answer = await this.#send(allowed, call);
    if (answer.status === 200) this.#cache.set(key, answer, { ttl: cache.seconds * 1_000 });
    return answer;
  }

  async #send(allowed: AllowedCall, call: Call): Promise<CallAnswer> {
    const { upstream, timeoutMs } = allowed;
    try {
      const answer = await this.#upstreams.call({
        upstream,
        method: call.method,
        repeats: allowed.retry === 'repeat',
        path: upstreamPath(call, allowed),
        headers: upstreamHeaders(call, allowed),
        ...(call.body === undefined ? {} : { body: call.body }),
        // The time limit of the operation applies to every client, whatever deadline it requests.
        // How long an upload takes is a matter of its sender’s line.
        deadlineMs: allowed.upload ? timeoutMs : Math.min(call.deadlineMs, timeoutMs),
        ...(call.signal ? { signal: call.signal } : {}),
      });
      if (answer.events && answer.status === 200) return this.#passOn(allowed, answer.events);
      return this.#checked(allowed, readAnswer(answer, call.isOfProgram));
    } catch (error) {
      if (error instanceof UpstreamError) return failed(error.failure);
      throw error;
    }
  }

  /** An answer that comes in pieces: the last one is read as any other answer is. */
  #passOn(allowed: AllowedCall, events: Readable): CallAnswer {
    const finish = (data: unknown): unknown => {
      const status = field(data, 'status');
      const body = Buffer.from(JSON.stringify(data));
      const whole = { status: typeof status === 'number' ? status : 200, type: 'application/json', body };
      return this.#checked(allowed, readAnswer({ ...whole, retryAfter: null, disposition: null })).data;
    };
    const data = passEvents(events, finish);
    return { status: 200, type: EVENT_STREAM, data, secrets: NO_SECRETS, retryAfter: null };
  }

  /** An answer as it leaves the gateway: one that does not fit its operation is a failure of its service. */
  #checked(allowed: AllowedCall, read: CallAnswer): CallAnswer {
    const { upstream } = allowed;
    if (read.status >= 400) return read;
    const safe = allowed.answersHtml ? { ...read, data: withSafeHtml(read.data) } : read;
    const fault =
      safe.data === null
        ? 'content: too much markup'
        : this.#isChecked(upstream)
          ? findFault(allowed, safe)
          : null;
    if (fault === null) return safe;
    this.#logger.error({ upstream, operation: allowed.name, fault }, 'answer does not fit its operation');
    return failed(failures.badGateway);
  }
}

function readTarget({ method, query, json }: Pick<Call, 'method' | 'query' | 'json'>) {
  // As the services read it: a body, if there is one, contains the target of a deletion.
  if (method === 'GET' || (method === 'DELETE' && json === undefined)) {
    return { server: query.get('server'), service: query.get('service'), payload: undefined, query };
  }
  const body: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const name = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  // Services read the parameters of a body, and not those of its address.
  const parameters = isObject(body['params']) ? body['params'] : {};
  const sent = Object.entries(parameters).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  );
  return {
    server: name(body['server']),
    service: name(body['service']),
    payload: body['payload'],
    query: new URLSearchParams(sent),
  };
}

/** The operation with parameters for the campaign that led to an offer. */
const CAMPAIGN_OPERATION = 'jobs.offer';

/** The query of a call; the campaign of the visitor's cookie is added where the operation takes one and the call names none. */
function upstreamQuery({ query, visitor: { campaign } }: Call, { name }: AllowedCall): string {
  if (name !== CAMPAIGN_OPERATION || !campaign || query.has('utm_source') || query.has('utm_medium'))
    return query.toString();
  const { utm_source, utm_medium } = campaign;
  const extended = new URLSearchParams(query);
  if (utm_source) extended.set('utm_source', utm_source);
  if (utm_medium) extended.set('utm_medium', utm_medium);
  return extended.toString();
}

/** `current` is replaced by what only the gateway knows: the token, or the visitor's id. */
function upstreamPath(call: Call, allowed: AllowedCall): string {
  const { pathname, visitor, authorization } = call;
  const { current } = allowed;
  const search = upstreamQuery(call, allowed);
  const ofVisitor = visitor.userid ?? visitor.visitorId;
  // With the caller's own token, the service itself knows the session.
  const ofSession = authorization ? 'current' : (visitor.token ?? 'none');
  const own = current?.of === 'session' ? ofSession : ofVisitor;
  const path =
    current && asksForCurrent(pathname, current.prefix)
      ? `${current.prefix}/${encodeURIComponent(own)}`
      : pathname;
  return search ? `${path}?${search}` : path;
}

/** Header that marks a visitor's id generated for this request: services must not store data under it. */
const NEW_VISITOR_HEADER = 'x-new-visitor';

function upstreamHeaders(
  { body, contentType, authorization, extra, visitor, takesEvents }: Call,
  { takesAccessToken, streams }: AllowedCall,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...extra,
    accept: streams && takesEvents ? `${EVENT_STREAM}, application/json` : 'application/json',
    sessionid: visitor.visitorId,
    ...(visitor.isNew ? { [NEW_VISITOR_HEADER]: '1' } : {}),
  };
  if (body !== undefined) headers['content-type'] = contentType ?? 'application/json';
  if (authorization) headers['authorization'] = authorization;
  else if (takesAccessToken) {
    if (visitor.accessToken) headers['authorization'] = `Bearer ${visitor.accessToken}`;
  } else if (visitor.token) headers['authorization'] = `Bearer ${visitor.token}`;
  if (visitor.userid) headers['userid'] = visitor.userid;
  return headers;
}

function readAnswer(answer: UpstreamAnswer, showsTokens = false): CallAnswer {
  const { status, type, body, retryAfter, disposition } = answer;
  if (!type.includes('json')) {
    if (status >= 400) return failed(toFailure(status), status);
    return {
      status,
      type,
      data: body,
      secrets: NO_SECRETS,
      retryAfter,
      ...(disposition !== null && { disposition }),
    };
  }
  let parsed: unknown;
  try {
    parsed = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    return failed(failures.badGateway);
  }
  if (status >= 400 && !hasErrors(parsed)) return failed(toFailure(status), status);
  const { data, secrets } = withoutSecrets(parsed, showsTokens);
  return { status, type: 'application/json; charset=utf-8', data, secrets, retryAfter };
}

/**
 * The fault of an answer, or null. Pictures and files to be saved are the only answers that are not JSON: HTML of a
 * service is never passed on.
 */
function findFault(allowed: AllowedCall, { type, data }: CallAnswer): string | null {
  if (type.includes('json')) return answerFault(allowed, data);
  if (allowed.answersFile && type.startsWith('application/')) return null;
  return allowed.answersPicture && type.startsWith('image/') ? null : 'the answer: not JSON';
}

function failed(failure: Failure, status: number = failure.status): CallAnswer {
  return {
    status,
    type: 'application/json; charset=utf-8',
    data: failureBody({ ...failure, status }),
    secrets: NO_SECRETS,
    retryAfter: null,
  };
}

function toFailure(status: number): Failure {
  if (status === 408 || status === 504) return failures.timeout;
  if (status === 502) return failures.badGateway;
  if (status === 503) return failures.disconnected;
  if (status >= 500) return failures.internal;
  if (status === 429) return failures.tooMany;
  return status === 404 ? failures.unknownService : failures.malformed;
}

/** An answer in the envelope, with the codes that pages know. */
function hasErrors(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'errors' in data &&
    Array.isArray(data.errors) &&
    data.errors.every((error: unknown) => typeof error === 'object' && error !== null && 'code' in error)
  );
}

function sortedQuery(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}
