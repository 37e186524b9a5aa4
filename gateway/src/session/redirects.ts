/** Addresses in `location`, which a header can carry only in plain letters. */
import type { FastifyInstance } from 'fastify';

/** An address as a header may carry it: everything but visible ASCII is encoded, what is encoded already stays. */
export function headerAddress(address: string): string {
  // Half of a pair of code units cannot be encoded; going through bytes replaces it.
  return Buffer.from(address)
    .toString()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Encodes the `location` of every answer: addresses come from visitors, and Node refuses to send other letters. */
export function encodeRedirects(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', headerAddress(location));
  });
}
