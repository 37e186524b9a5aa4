/**
 * Operator administration of a running site: imports of vacancies and places, and complaints. Guarded by the operator
 * key.
 */
import type { IncomingMessage } from 'node:http';
import { FEED_FORMATS, FeedBusyError, FeedOptionsError, UnreadableSourceError } from '@chamba/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { EmbeddedServices } from '../services/services.ts';
import type { SecurityEvents } from '../observability/security-events.ts';
import { EventStream } from './event-stream.ts';
import type { OperatorKey } from './operator-key.ts';
import { servePeople } from './people-routes.ts';
import type { WrongKeys } from './wrong-keys.ts';

export type AdminOptions = {
  services: EmbeddedServices;
  key: OperatorKey;
  wrongKeys: WrongKeys;
  events: SecurityEvents;
  logger: Logger;
};

type Refusal = { status: number; code: string; message: string };

function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send({ status, code, message });
}

/** Answer to a failure. Messages of unexpected errors stay in the log. */
function toRefusal(error: unknown): Refusal | null {
  if (error instanceof FeedBusyError) return { status: 409, code: 'busy', message: error.message };
  if (error instanceof FeedOptionsError) return { status: 400, code: 'options', message: error.message };
  if (error instanceof UnreadableSourceError)
    return { status: 422, code: 'unreadable', message: error.message };
  return null;
}

const FAILED: Refusal = {
  status: 500,
  code: 'failed',
  message: 'The import failed; the log of the site says why. What was imported until then stays.',
};

/** The body as a stream. Giving up on it leaves the connection open, so that the client can still read the answer. */
const iterateBody = (raw: IncomingMessage): AsyncIterable<Uint8Array> =>
  raw.iterator({ destroyOnReturn: false });

/** Runs an import on the request's body and streams its progress. */
async function runImport(
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, underWay }: { logger: Logger; underWay: Set<() => void> },
  work: (
    body: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
    onEvent: (event: { type: string }) => void,
  ) => Promise<object>,
): Promise<FastifyReply> {
  const gone = new AbortController();
  const stop = (): void => {
    gone.abort();
    request.raw.destroy();
  };
  underWay.add(stop);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const events = new EventStream();
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const result = work(iterateBody(request.raw), gone.signal, (event) => {
    events.send(event);
    begun();
  });
  result.finally(() => underWay.delete(stop)).catch(() => undefined);
  // A refusal before the import begins has its own status.
  const refused = await Promise.race([
    hasBegun.then(() => null),
    result.then(
      () => null,
      (error: unknown) => error ?? FAILED,
    ),
  ]);
  const settle = (error: unknown): Refusal => {
    request.raw.resume();
    const refusal = toRefusal(error);
    if (!refusal && !gone.signal.aborted) logger.error({ err: error }, 'import failed');
    return refusal ?? FAILED;
  };
  if (refused !== null) {
    events.end({ type: 'failed' });
    return refuse(reply.header('connection', 'close'), settle(refused));
  }
  result.then(
    (summary) => events.end({ type: 'done', ...summary }),
    (error: unknown) => {
      const { code, message } = settle(error);
      events.end({ type: 'failed', code, message } as { type: string });
    },
  );
  return events.answer(reply);
}

const isSet = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Mounts the addresses below `/admin`. */
export function serveAdmin(
  app: FastifyInstance,
  { services, key, wrongKeys, events, logger }: AdminOptions,
): void {
  void app.register(async (scope) => {
    /** Stop functions of the running imports: shutdown does not wait for them. */
    const underWay = new Set<() => void>();
    scope.addHook('preClose', async () => {
      for (const stop of underWay) stop();
    });
    scope.removeAllContentTypeParsers();
    // The imports read their bodies themselves, as streams.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = wrongKeys.wait(request.ip);
      if (wait !== null) {
        return refuse(reply.header('retry-after', String(wait)).header('connection', 'close'), {
          status: 429,
          code: 'wait',
          message: `Too many wrong keys: wait ${wait} s.`,
        });
      }
      const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (given !== undefined && key.matches(given)) {
        wrongKeys.used(request.ip, 'operator');
        return undefined;
      }
      if (given !== undefined) wrongKeys.note(request.ip);
      return refuse(reply.header('www-authenticate', 'Bearer').header('connection', 'close'), {
        status: 401,
        code: 'key',
        message: 'The operator key is missing or wrong.',
      });
    });

    scope.post<{ Querystring: Record<string, string | undefined> }>(
      '/admin/jobs/imports',
      { config: { unhurried: true } },
      async (request, reply) => {
        const { feed = '', format, recipient, ...flags } = request.query;
        const known = FEED_FORMATS.find((name) => name === format);
        if (format !== undefined && !known) {
          return refuse(reply.header('connection', 'close'), {
            status: 400,
            code: 'options',
            message: `The format must be one of ${FEED_FORMATS.join(', ')}.`,
          });
        }
        return runImport(request, reply, { logger, underWay }, (body, signal, onEvent) =>
          services.feeds.import(body, {
            feed,
            format: known,
            recipient: recipient || undefined,
            replace: isSet(flags['replace']),
            force: isSet(flags['force']),
            dryRun: isSet(flags['dryRun']),
            sample: isSet(flags['sample']),
            signal,
            onEvent,
          }),
        );
      },
    );

    servePeople(scope, { services, events, logger });

    scope.get<{ Querystring: { limit?: string } }>('/admin/complaints', async (request, reply) => {
      const limit = Number(request.query.limit ?? NaN);
      const complaints = await services.complaints.list(Number.isFinite(limit) ? limit : undefined);
      return reply.send({ complaints });
    });

    scope.post<{ Querystring: Record<string, string | undefined> }>(
      '/admin/places/imports',
      { config: { unhurried: true } },
      async (request, reply) =>
        runImport(request, reply, { logger, underWay }, (body, signal, onEvent) =>
          services.places.import(body, {
            dryRun: isSet(request.query['dryRun']),
            force: isSet(request.query['force']),
            signal,
            onEvent,
          }),
        ),
    );
  });
}
