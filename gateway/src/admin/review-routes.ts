import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EmbeddedServices } from '../services/services.ts';

const DECISIONS = { release: 'released', reject: 'rejected' } as const;

const REFUSALS = {
  unknown: [404, 'There is no offer with this id.'],
  ended: [409, 'The offer has ended and is not published again.'],
} as const;

const LARGEST_ID = 2_147_483_647;

/** The number of a query; undefined for anything else. */
export const readLimit = (limit: string | undefined): number | undefined => {
  const number = Number(limit ?? NaN);
  return Number.isFinite(number) ? number : undefined;
};

function refuse(reply: FastifyReply, code: keyof typeof REFUSALS): FastifyReply {
  const [status, message] = REFUSALS[code];
  return reply.code(status).send({ status, code, message });
}

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
      if (!(id >= 1 && id <= LARGEST_ID)) return refuse(reply, 'unknown');
      const outcome = await services.reviews.decide(id, decision);
      if (outcome === 'unknown' || outcome === 'ended') return refuse(reply, outcome);
      return reply.send({ id: String(id), decision, changed: outcome !== 'unchanged' });
    });
  }
}
