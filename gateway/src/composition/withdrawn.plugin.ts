import type { FastifyInstance } from 'fastify';
import type { CompositionSource } from './composition-source.ts';

/** Request header in which a tab names the composition that its page was loaded with. */
export const COMPOSITION_HEADER = 'x-composition';

/** Header of answers to tabs whose composition was withdrawn as harmful. */
export const WITHDRAWN_HEADER = 'x-composition-withdrawn';

/** Notifies tabs that call services with the code of a withdrawn composition. */
export function announceWithdrawn(app: FastifyInstance, compositions: CompositionSource): void {
  app.addHook('onRequest', async (request, reply) => {
    const id = request.headers[COMPOSITION_HEADER];
    if (typeof id === 'string' && compositions.isWithdrawn(id)) reply.header(WITHDRAWN_HEADER, '1');
  });
}
