/**
 * Operator administration of a running site: imports of vacancies and places, and complaints. Guarded by the operator
 * key.
 */
import { FEED_FORMATS } from '@chamba/services';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { EmbeddedServices } from '../services/services.ts';
import type { SecurityEvents } from '../observability/security-events.ts';
import { serveApplications } from './application-routes.ts';
import { serveFeeds } from './feed-routes.ts';
import { isSet, readLimit } from './query-values.ts';
import { refuse, streamWork, type UnderWay } from './work-stream.ts';
import type { OperatorKey } from './operator-key.ts';
import { servePeople } from './people-routes.ts';
import { serveReviews } from './review-routes.ts';
import type { WrongKeys } from './wrong-keys.ts';

export type AdminOptions = {
  services: EmbeddedServices;
  key: OperatorKey;
  wrongKeys: WrongKeys;
  events: SecurityEvents;
  logger: Logger;
};

/** Mounts the addresses below `/admin`. */
export function serveAdmin(
  app: FastifyInstance,
  { services, key, wrongKeys, events, logger }: AdminOptions,
): void {
  void app.register(async (scope) => {
    /** Stop functions of the running imports: shutdown does not wait for them. */
    const underWay: UnderWay = new Set();
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
        return streamWork(request, reply, { logger, underWay }, (body, signal, onEvent) =>
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

    serveFeeds(scope, { services, logger, underWay });
    servePeople(scope, { services, events, logger });
    serveReviews(scope, services);
    serveApplications(scope, services);

    scope.get<{ Querystring: { limit?: string } }>('/admin/complaints', async (request, reply) => {
      const complaints = await services.complaints.list(readLimit(request.query.limit));
      return reply.send({ complaints });
    });

    scope.post<{ Querystring: Record<string, string | undefined> }>(
      '/admin/places/imports',
      { config: { unhurried: true } },
      async (request, reply) =>
        streamWork(request, reply, { logger, underWay }, (body, signal, onEvent) =>
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
