import { cacheControl, COMMON_ERRORS } from '@chamba/kernel/operations';
import type { Operation } from '@chamba/kernel/operations';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceCall } from './call.ts';
import { EventsAnswer, FileAnswer, StatusAnswer } from './call.ts';
import { badRequest, Fault } from './fault.ts';
import { answerOnce } from './change-answers.ts';
import type { ChangeAnswersContext } from './change-answers.ts';
import { eventStream } from './event-stream.ts';
import type { Handler } from './handler.ts';
import { readCall, readOwnCall, toText } from './read-call.ts';
import { withUpload } from './read-upload.ts';
import { isStorable } from './storable.ts';
import { StoreTimeoutError, StoreUnavailableError } from '@chamba/database';

/** Logger of failures that the caller must not see. */
export type ServiceLogger = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error?: unknown): void;
};

/** Default maximum body of a call, in bytes. */
export const BODY_LIMIT = 1_048_576;

const envelope = (response: object, status = 200): object => ({ status, response });

/** What is left of a name in a header that every browser reads; the whole one follows in UTF-8. */
const toAscii = (name: string): string => name.normalize('NFD').replaceAll(/[^\w. ()-]/g, '');

function sendFile({ type, content, saveAs }: FileAnswer, reply: FastifyReply): object {
  if (saveAs !== undefined)
    void reply.header(
      'content-disposition',
      `attachment; filename="${toAscii(saveAs)}"; filename*=UTF-8''${encodeURIComponent(saveAs)}`,
    );
  return reply.header('x-content-type-options', 'nosniff').type(type).send(content);
}

/** Answers piece by piece. A failure on the way is the last event, since the status of the answer is sent by then. */
function sendEvents(
  answered: EventsAnswer,
  reply: FastifyReply,
  { operation }: Handler,
  logger: ServiceLogger,
): object {
  const events = eventStream(answered, (error) => failure(toFault(error, logger, operation.name)));
  // Proxies that collect answers let these through.
  return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(events);
}

function sendAnswer(answered: object, reply: FastifyReply, known: Handler, logger: ServiceLogger): object {
  const { operation } = known;
  if (answered instanceof EventsAnswer) return sendEvents(answered, reply, known, logger);
  if (answered instanceof FileAnswer)
    return sendFile(answered, reply.header('cache-control', cacheControl(operation)));
  if (!(answered instanceof StatusAnswer)) return envelope(answered);
  void reply.code(answered.status);
  return envelope(answered.response, answered.status);
}

/** Handlers by where their operations are: `METHOD server/service` or `METHOD /path`. */
function byAddress(handlers: readonly Handler[]): ReadonlyMap<string, readonly Handler[]> {
  const found = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const { method, rest, path } = handler.operation.address;
    const address = `${method} ${rest ?? path}`;
    found.set(address, [...(found.get(address) ?? []), handler]);
  }
  return found;
}

/** Which of the operations at an address a call is; undefined if none matches. */
function chosen(
  handlers: readonly Handler[] = [],
  { params, payload, instance }: ServiceCall,
): Handler | undefined {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, toText(value)]),
  );
  if (instance !== '') query.set('instance', instance);
  const fits = ({ operation: { when } }: Handler) => when?.({ query, payload });
  return handlers.find(fits) ?? handlers.find(({ operation }) => !operation.when);
}

/** Logs a code that the operation does not declare: its callers do not expect it. */
function checkDeclared({ name, allErrors }: Operation, { code }: Fault, logger: ServiceLogger): void {
  if (!allErrors.includes(code) && !COMMON_ERRORS.includes(code))
    logger.error(`${name} refuses with ${code}, which its file does not declare`);
}

/** A failure as its caller sees it. */
function toFault(error: unknown, logger: ServiceLogger, what: string): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof StoreTimeoutError) return new Fault('MYS-11', 408);
  if (error instanceof StoreUnavailableError) return new Fault('MYS-1', 503);
  const { statusCode: status = 500 } = error as { statusCode?: number };
  if (status >= 400 && status < 500) return new Fault('BAD-REQUEST', status, badRequest().description);
  logger.error(`${what} failed`, error);
  return new Fault('MYS-0', 500);
}

const failure = ({ status, code, description, response }: Fault): object => ({
  status,
  ...(response && { response }),
  errors: [{ code, description }],
});

function sendFailure(error: unknown, reply: FastifyReply, logger: ServiceLogger, what: string): void {
  const fault = toFault(error, logger, what);
  void reply.code(fault.status).send(failure(fault));
}

/**
 * A server that answers operations at the generic endpoint and at the addresses they have besides. Every failure is
 * `{status, errors: [{code, description}]}` with that HTTP status; where it has fields too they stand in `response`.
 * @param bodyLimit largest body in bytes; a larger one is answered 413.
 * @param changes where the answers of changes are kept, see {@link answerOnce}; missing keeps none.
 */
export function mountHandlers(
  handlers: readonly Handler[],
  logger: ServiceLogger,
  bodyLimit: number = BODY_LIMIT,
  changes?: Omit<ChangeAnswersContext, 'logger'>,
): FastifyInstance {
  const app = fastify({
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const operations = byAddress(handlers);

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

  // Mail programs end a subscription by a form (RFC 8058), whose fields say no more than its address.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  // One rule for every way in: what services read of a call is its query, its path and its body.
  app.addHook('preValidation', async ({ query, params, body }) => {
    if (![query, params, body].every(isStorable)) throw badRequest();
  });

  const callHandler = async (known: Handler, call: ServiceCall, reply: FastifyReply): Promise<object> => {
    const onReplay = () => void reply.header('idempotent-replayed', 'true');
    try {
      return await (changes ? answerOnce({ ...changes, logger }, known, call, onReplay) : known.answer(call));
    } catch (error) {
      if (error instanceof Fault) checkDeclared(known.operation, error, logger);
      throw error;
    }
  };

  const answer = (isCached: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { server, ...call } = readCall(request);
    const known = chosen(operations.get(`${call.method} ${server}/${call.service}`), call);
    if (!known || (isCached && !known.operation.address.cached)) throw new Fault('MYS-13', 404);
    return sendAnswer(await callHandler(known, call, reply), reply, known, logger);
  };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    app.route({ method, url: '/rest', handler: answer(false) });
  }
  app.get('/cache-rest', answer(true));
  for (const served of operations.values()) {
    const { address: { method, path } = {}, upload } = served[0]?.operation ?? {};
    if (!method || path === undefined || upload) continue;
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const call = readOwnCall(request, method);
        const known = chosen(served, call);
        if (!known) throw new Fault('MYS-13', 404);
        return sendAnswer(await callHandler(known, call, reply), reply, known, logger);
      },
    });
  }
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data');
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const known of handlers) {
      const {
        operation: { address, upload },
      } = known;
      const { method, path } = address;
      if (!upload || path === undefined) continue;
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const call = readOwnCall(request, method);
          // Nothing is read for a caller without a session.
          if (changes && (await changes.accountId(call.token)) === null) throw new Fault('AAIS-2');
          return withUpload(request, upload, async (file) => {
            if (file && !isStorable(file.name)) throw badRequest();
            const answered = await callHandler(known, { ...call, ...(file && { upload: file }) }, reply);
            return sendAnswer(answered, reply, known, logger);
          });
        },
      });
    }
  });
  return app;
}
