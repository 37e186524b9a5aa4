import type { FastifyInstance } from 'fastify';

/** Prefix of addresses whose bodies may take as long as they need. */
export const UNHURRIED = '/admin/';

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
    if (!hasBody || request.url.startsWith(UNHURRIED)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, ms);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
