import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceCall, ServiceHandlers } from './call.ts';
import { StatusAnswer } from './call.ts';
import { badRequest, Fault } from './fault.ts';
import { isStorable } from './text-input.ts';
import { keepChangeAnswers } from './change-answers.ts';
import type { ChangeAnswersContext } from './change-answers.ts';
import { tokenOf } from './session-token.ts';
import { StoreTimeoutError, StoreUnavailableError } from '../store/index.ts';

export { tokenOf } from './session-token.ts';

/** Where failures are told that the caller must not see. */
export type ServiceLogger = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error?: unknown): void;
};

/** An upstream server: its services of the generic endpoint, and the addresses it answers itself. */
export type Upstream = {
  name: string;
  handlers: ServiceHandlers;
  /** Services that may be asked for through `/cache-rest`. */
  cached?: readonly string[];
  routes?: (app: FastifyInstance) => void;
};

/** Largest body of a call in bytes, where whoever starts the services names none. */
export const BODY_LIMIT = 1_048_576;

/** Answer of an address that is not the generic endpoint: the same envelope. */
export const envelope = (response: object, status = 200): object => ({ status, response });

const bodySchema = z.object({
  server: z.string().max(60),
  service: z.string().max(60),
  instance: z.union([z.string(), z.number()]).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  payload: z.unknown(),
});
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
  if (request.method === 'GET' || (request.method === 'DELETE' && !request.body)) {
    const { server = '', service = '', instance = '', ...params } = queryOf(request);
    const method = request.method === 'GET' ? 'GET' : 'DELETE';
    return {
      server,
      method,
      service,
      instance,
      params,
      payload: {},
      token: tokenOf(request, params),
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
  return { server, method, service, instance: one(instance), params, payload, token, visitor };
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
 * @param changes where the answers of changes are kept, see {@link keepChangeAnswers}; missing keeps none.
 */
export function mountUpstreams(
  upstreams: readonly Upstream[],
  logger: ServiceLogger,
  bodyLimit: number = BODY_LIMIT,
  changes?: Omit<ChangeAnswersContext, 'logger'>,
): FastifyInstance {
  const app = fastify({
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
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

  if (changes) keepChangeAnswers(app, { ...changes, logger });

  const answer = (isCached: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { server, ...call } = readCall(request);
    const upstream = byName.get(server);
    const handler = upstream?.handlers[`${call.method} ${call.service}`];
    if (!upstream || !handler || (isCached && !upstream.cached?.includes(call.service)))
      throw new Fault('MYS-13', 404);
    const answered = await handler(call);
    if (!(answered instanceof StatusAnswer)) return envelope(answered);
    void reply.code(answered.status);
    return envelope(answered.response, answered.status);
  };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    app.route({ method, url: '/rest', handler: answer(false) });
  }
  app.get('/cache-rest', answer(true));
  for (const upstream of upstreams) upstream.routes?.(app);
  return app;
}
