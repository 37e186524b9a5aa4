import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { EmbeddedServices } from '../services/services.ts';
import { isSet } from './query-values.ts';
import { refuse, streamWork, toRefusal, type UnderWay } from './work-stream.ts';

type Flags = { Querystring: Record<string, string | undefined> };

/** Mounts the addresses by which operators list, pause and remove feeds. */
export function serveFeeds(
  app: FastifyInstance,
  {
    services,
    logger,
    underWay,
  }: { services: Pick<EmbeddedServices, 'feeds'>; logger: Logger; underWay: UnderWay },
): void {
  const { feeds } = services;

  app.get('/admin/jobs/feeds', async (_request, reply) => reply.send({ feeds: await feeds.list() }));

  const pause = async (feed: string, paused: boolean, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      await feeds.pause(feed, paused);
      return reply.send({ feed, paused });
    } catch (error) {
      const refusal = toRefusal(error);
      if (!refusal) throw error;
      return refuse(reply, refusal);
    }
  };

  app.post<{ Params: { feed: string } }>('/admin/jobs/feeds/:feed/pause', (request, reply) =>
    pause(request.params.feed, true, reply),
  );

  app.post<{ Params: { feed: string } }>('/admin/jobs/feeds/:feed/resume', (request, reply) =>
    pause(request.params.feed, false, reply),
  );

  app.delete<Flags & { Params: { feed: string } }>('/admin/jobs/feeds/:feed', (request, reply) =>
    streamWork(request, reply, { logger, underWay }, (_body, signal, onEvent) =>
      feeds.remove(request.params.feed, { dryRun: isSet(request.query['dryRun']), signal, onEvent }),
    ),
  );

  app.delete<Flags>('/admin/jobs/sample', (request, reply) =>
    streamWork(request, reply, { logger, underWay }, (_body, signal, onEvent) =>
      feeds.removeSample({
        dryRun: isSet(request.query['dryRun']),
        force: isSet(request.query['force']),
        signal,
        onEvent,
      }),
    ),
  );
}
