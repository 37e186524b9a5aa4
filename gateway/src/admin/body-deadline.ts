import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts the route from the body deadline: it authenticates the sender before it reads a body. */
    unhurried?: boolean;
  }
}

/**
 * Closes connections that send their body too slowly. The server's own limit has no exceptions, and the duration of
 * an import depends on the size of its file.
 * @param ms time for a whole body.
 */
export function limitBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    if (!hasBody || request.routeOptions.config.unhurried) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, ms);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
