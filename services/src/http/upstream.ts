import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceCall, ServiceHandlers } from './call.ts';
import { FileAnswer, StatusAnswer } from './call.ts';
import { badRequest, Fault } from './fault.ts';
import type { Handler } from './handler.ts';
import { isStorable } from './text-input.ts';
import { StoreTimeoutError, StoreUnavailableError } from '../store/index.ts';

/** Where failures are told that the caller must not see. */
export type ServiceLogger = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error?: unknown): void;
};

/** An upstream server: its operations, which are mounted at their addresses. */
export type Upstream = {
  name: string;
  operations?: readonly Handler[];
  /** Services of the generic endpoint that are no operations of the kernel's list yet. */
  handlers?: ServiceHandlers;
  /** Services that may be asked for through `/cache-rest`. */
  cached?: readonly string[];
  routes?: (app: FastifyInstance) => void;
};

/** Largest body of a call in bytes, where whoever starts the services names none. */
export const BODY_LIMIT = 1_048_576;

const LONGEST_TOKEN = 200;

/** Answer of an address that is not the generic endpoint: the same envelope. */
export const envelope = (response: object, status = 200): object => ({ status, response });

const bodySchema = z.object({
  server: z.string().max(60),
  service: z.string().max(60),
  instance: z.union([z.string(), z.number()]).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  payload: z.unknown(),
});
const pathSchema = z.record(z.string(), z.string());
const querySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const one = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The query of a request; a key given several times is joined by commas, as lists travel. */
export function queryOf(request: FastifyRequest): Record<string, string> {
  const query = querySchema.safeParse(request.query ?? {});
  if (!query.success) throw badRequest();
  return Object.fromEntries(
    Object.entries(query.data).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  );
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]?.slice(0, LONGEST_TOKEN);

/** Session token of a request: bearer header, else the `token` parameter of query or body. */
export const tokenOf = (request: FastifyRequest, params: Readonly<Record<string, unknown>>): string =>
  bearerOf(request) ?? tokenIn(params);

/** Session token among parameters; empty when there is none. */
export const tokenIn = (params: Readonly<Record<string, unknown>>): string =>
  one(params['token']).slice(0, LONGEST_TOKEN);

/**
 * Anonymous id of the visitor, by header. Empty for one that was created for this very request (`x-new-visitor`):
 * most of these are crawlers that never send it again, so that rows kept under it would belong to no visitor.
 */
export function visitorOf(request: FastifyRequest): string {
  if (request.headers['x-new-visitor'] !== undefined) return '';
  const id = one(request.headers['sessionid']);
  return /^[\w-]{8,64}$/.test(id) ? id : '';
}

function readCall(request: FastifyRequest): ServiceCall & { server: string } {
  const visitor = visitorOf(request);
  const bearer = bearerOf(request) ?? '';
  if (request.method === 'GET' || (request.method === 'DELETE' && !request.body)) {
    const { server = '', service = '', instance = '', ...params } = queryOf(request);
    const method = request.method === 'GET' ? 'GET' : 'DELETE';
    return {
      server,
      method,
      service,
      instance,
      path: {},
      params,
      payload: {},
      token: tokenOf(request, params),
      bearer,
      visitor,
    };
  }
  const body = bodySchema.safeParse(request.body);
  if (!body.success) throw badRequest();
  const { server, service, instance, params = {}, payload } = body.data;
  const method = request.method === 'PUT' ? 'PUT' : request.method === 'DELETE' ? 'DELETE' : 'POST';
  const inPayload =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  const token = tokenOf(request, { token: params['token'] ?? inPayload['token'] });
  const path = {};
  return { server, method, service, instance: one(instance), path, params, payload, token, bearer, visitor };
}

/** A call of an address of its own. */
function readOwnCall(request: FastifyRequest, method: ServiceCall['method']): ServiceCall {
  const params = queryOf(request);
  return {
    method,
    service: '',
    instance: '',
    path: pathSchema.parse(request.params),
    params,
    payload: request.body,
    token: tokenOf(request, params),
    bearer: bearerOf(request) ?? '',
    visitor: visitorOf(request),
  };
}

function sendAnswer(answered: object, reply: FastifyReply): object {
  if (answered instanceof FileAnswer)
    return reply.header('cache-control', answered.cacheControl).type(answered.type).send(answered.text);
  if (!(answered instanceof StatusAnswer)) return envelope(answered);
  void reply.code(answered.status);
  return envelope(answered.response, answered.status);
}

/** Handlers by where their operations are: `METHOD server/service` or `METHOD /path`. */
function byAddress(upstreams: readonly Upstream[]): ReadonlyMap<string, readonly Handler[]> {
  const found = new Map<string, Handler[]>();
  for (const handler of upstreams.flatMap(({ operations = [] }) => operations)) {
    const { method, rest, path } = handler.operation.address;
    const address = `${method} ${rest ?? path}`;
    found.set(address, [...(found.get(address) ?? []), handler]);
  }
  return found;
}

/** Which of the operations at an address a call is; undefined where it is none of them. */
function chosen(handlers: readonly Handler[] = [], { params, payload }: ServiceCall): Handler | undefined {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, one(value)]),
  );
  const fits = ({ operation: { when } }: Handler) => when?.({ query, payload });
  return handlers.find(fits) ?? handlers.find(({ operation }) => !operation.when);
}

function sendFailure(error: unknown, reply: FastifyReply, logger: ServiceLogger, what: string): void {
  let fault: Fault;
  if (error instanceof Fault) fault = error;
  else if (error instanceof StoreTimeoutError) fault = new Fault('MYS-11', 408);
  else if (error instanceof StoreUnavailableError) fault = new Fault('MYS-1', 503);
  else {
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== undefined && status >= 400 && status < 500) fault = badRequest();
    else {
      logger.error(`${what} failed`, error);
      fault = new Fault('MYS-0', 500);
    }
    if (status !== undefined && status >= 400 && status < 500) {
      void reply
        .code(status)
        .send({ status, errors: [{ code: fault.code, description: fault.description }] });
      return;
    }
  }
  const { status, code, description, response } = fault;
  const errors = [{ code, description }];
  void reply.code(status).send(response ? { status, response, errors } : { status, errors });
}

/**
 * A server that answers the generic endpoint for the given upstreams, and their own addresses. Every failure is
 * `{status, errors: [{code, description}]}` with that HTTP status; where it has fields too they stand in `response`.
 * @param bodyLimit largest body in bytes; a larger one is answered 413.
 */
export function mountUpstreams(
  upstreams: readonly Upstream[],
  logger: ServiceLogger,
  bodyLimit: number = BODY_LIMIT,
): FastifyInstance {
  const app = fastify({
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const operations = byAddress(upstreams);
  const byName = new Map(upstreams.map((upstream) => [upstream.name, upstream]));

  app.setErrorHandler((error, request, reply) => {
    sendFailure(error, reply, logger, `${request.method} ${request.url.split('?')[0]}`);
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply
      .code(404)
      .send({ status: 404, errors: [{ code: 'MYS-13', description: new Fault('MYS-13').description }] });
  });
  // A body is optional everywhere: an empty one with a JSON content type is no body.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body).trim();
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(badRequest());
    }
  });

  // One rule for every way in: what services read of a call is its query, its path and its body.
  app.addHook('preValidation', async ({ query, params, body }) => {
    if (![query, params, body].every(isStorable)) throw badRequest();
  });

  const answer = (isCached: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { server, ...call } = readCall(request);
    const known = chosen(operations.get(`${call.method} ${server}/${call.service}`), call);
    if (known && (!isCached || known.operation.address.cached))
      return sendAnswer(await known.answer(call), reply);
    const upstream = byName.get(server);
    const handler = upstream?.handlers?.[`${call.method} ${call.service}`];
    if (!upstream || !handler || (isCached && !upstream.cached?.includes(call.service)))
      throw new Fault('MYS-13', 404);
    return sendAnswer(await handler(call), reply);
  };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    app.route({ method, url: '/rest', handler: answer(false) });
  }
  app.get('/cache-rest', answer(true));
  for (const handlers of operations.values()) {
    const { method, path } = handlers[0]?.operation.address ?? {};
    if (!method || path === undefined) continue;
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const call = readOwnCall(request, method);
        const known = chosen(handlers, call);
        if (!known) throw new Fault('MYS-13', 404);
        return sendAnswer(await known.answer(call), reply);
      },
    });
  }
  for (const upstream of upstreams) upstream.routes?.(app);
  return app;
}
