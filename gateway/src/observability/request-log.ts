import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { loggablePath } from './logger.ts';
import type { Metrics } from './metrics.ts';

const KINDS: ReadonlyArray<readonly [prefix: RegExp, kind: string]> = [
  [/^\/rest(\?|$)/, 'rest'],
  [/^\/cache-rest(\?|$)/, 'cache-rest'],
  [/^\/api\//, 'api'],
  [/^\/releases\//, 'release'],
  [/^\/admin\//, 'admin'],
  [/^\/(healthz|livez|readyz|metrics)(\?|$)/, 'probe'],
];

/** Counts and logs every answer: kind, path without query, status and duration. Never a client address or a body. */
export function logRequests(
  app: FastifyInstance,
  { logger, metrics }: { logger: Logger; metrics: Metrics },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = KINDS.find(([prefix]) => prefix.test(request.url))?.[1] ?? 'page';
    metrics.requests.inc({ kind, status: reply.statusCode });
    metrics.durations.observe({ kind }, reply.elapsedTime / 1000);
    if (kind === 'probe' || (kind === 'release' && reply.statusCode < 400)) return;
    logger.info({
      method: request.method,
      kind,
      path: loggablePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      request: request.id,
    });
  });
}
