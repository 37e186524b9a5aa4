import type { FastifyInstance } from 'fastify';
import type { EmbeddedServices } from '../services/services.ts';
import { readLimit } from './query-values.ts';
import { refuse } from './work-stream.ts';

const DECISIONS = { release: 'released', reject: 'rejected' } as const;

const REFUSALS = {
  unknown: { status: 404, code: 'unknown', message: 'There is no offer with this id.' },
  ended: { status: 409, code: 'ended', message: 'The offer has ended and is not published again.' },
} as const;

const LARGEST_ID = 2_147_483_647;

/** Mounts the addresses for offers that the review has found something in. */
export function serveReviews(app: FastifyInstance, services: Pick<EmbeddedServices, 'reviews'>): void {
  app.get<{ Querystring: { limit?: string } }>('/admin/jobs/held', async (request, reply) =>
    reply.send(await services.reviews.held(readLimit(request.query.limit))),
  );

  app.get<{ Querystring: { limit?: string } }>('/admin/jobs/wording', async (request, reply) =>
    reply.send(await services.reviews.wording(readLimit(request.query.limit))),
  );

  for (const [verb, decision] of Object.entries(DECISIONS)) {
    app.post<{ Params: { id: string } }>(`/admin/jobs/:id/${verb}`, async (request, reply) => {
      // The body means nothing and is drained, so that its sender can read the answer.
      request.raw.resume();
      const id = Number(/^\d{1,10}$/.exec(request.params.id)?.[0] ?? NaN);
      if (!(id >= 1 && id <= LARGEST_ID)) return refuse(reply, REFUSALS.unknown);
      const outcome = await services.reviews.decide(id, decision);
      if (outcome === 'unknown' || outcome === 'ended') return refuse(reply, REFUSALS[outcome]);
      return reply.send({ id: String(id), decision, changed: outcome !== 'unchanged' });
    });
  }
}
