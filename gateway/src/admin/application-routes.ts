import type { FastifyInstance } from 'fastify';
import type { EmbeddedServices } from '../services/services.ts';
import { readLimit } from './query-values.ts';
import { refuse } from './work-stream.ts';

const UNKNOWN_DELIVERY = {
  status: 404,
  code: 'unknown',
  message: 'There is no undelivered application with this id.',
};
const UNKNOWN_FEED = { status: 404, code: 'unknown', message: 'There is no feed with this name.' };

/** Most digits of an id that the database can hold. */
const ID = /^\d{1,15}$/;

/** Mounts the addresses for undelivered applications, and for the secrets that sign calls to webhooks. */
export function serveApplications(
  app: FastifyInstance,
  { deliveries, feeds }: Pick<EmbeddedServices, 'deliveries' | 'feeds'>,
): void {
  app.get<{ Querystring: { limit?: string } }>('/admin/applications/failed', async (request, reply) =>
    reply.send({ applications: await deliveries.failed(readLimit(request.query.limit)) }),
  );

  app.post<{ Params: { id: string } }>('/admin/applications/:id/resend', async (request, reply) => {
    // The body means nothing and is drained, so that its sender can read the answer.
    request.raw.resume();
    const { id } = request.params;
    if (!ID.test(id) || !(await deliveries.resend(Number(id)))) return refuse(reply, UNKNOWN_DELIVERY);
    return reply.send({ id: Number(id), queued: true });
  });

  app.get<{ Params: { feed: string } }>('/admin/jobs/feeds/:feed/secret', async (request, reply) => {
    const { feed } = request.params;
    const known = await feeds.list();
    if (!known.some(({ name }) => name === feed)) return refuse(reply, UNKNOWN_FEED);
    return reply.send({ feed, secret: await deliveries.webhookSecret(feed) });
  });
}
