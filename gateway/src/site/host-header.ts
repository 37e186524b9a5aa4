/** Refuses requests with several `Host` headers. */
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../proxy/send-failure.ts';
import { failures } from '../proxy/service-codes.ts';

/**
 * Answers 400 to a request with more than one `Host` header, as RFC 9112, section 3.2, requires: Node takes the
 * first, and a proxy in front of the gateway that takes the last would cache the answer for another site's address.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      return sendFailure(reply, failures.malformed);
  });
}
