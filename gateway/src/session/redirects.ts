/** Encodes the `location` header, which can contain ASCII only. */
import type { FastifyInstance } from 'fastify';

/** An address for a header: everything except visible ASCII is encoded, existing encodings are unchanged. */
export function headerAddress(address: string): string {
  // A lone surrogate cannot be encoded; the conversion to bytes replaces it.
  return Buffer.from(address)
    .toString()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Encodes the `location` of every answer: addresses come from visitors, and Node refuses other characters. */
export function encodeRedirects(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', headerAddress(location));
  });
}
