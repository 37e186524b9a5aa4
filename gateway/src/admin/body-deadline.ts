import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies may take as long as they need: the route lets nobody unknown send one. */
    unhurried?: boolean;
  }
}

/**
 * Ends connections that send their body too slowly. The server's own limit knows no exceptions, and an import takes as
 * long as its file is.
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
