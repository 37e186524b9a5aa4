import type { FastifyInstance } from 'fastify';
import type { Replay } from './replay.ts';

/** Mounts the address that tells what a replay could not answer. Only gateways that replay have it. */
export function serveReplay(app: FastifyInstance, replay: Replay): void {
  app.get('/platform/replay', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ misses: replay.misses }),
  );
}
