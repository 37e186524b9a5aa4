import type { FastifyInstance } from 'fastify';
import type { Replay } from './replay.ts';

/** Mounts the address that lists the calls missing in a replay. Only replaying gateways have it. */
export function serveReplay(app: FastifyInstance, replay: Replay): void {
  app.get('/platform/replay', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ misses: replay.misses }),
  );
}
