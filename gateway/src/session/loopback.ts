import type { FastifyRequest } from 'fastify';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request was made on this machine and not forwarded by a local proxy. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const peer = raw.socket.remoteAddress ?? '';
  const isLoopback = peer === '::1' || /^(?:::ffff:)?127\./.test(peer);
  return isLoopback && FORWARDED.every((name) => headers[name] === undefined);
}

/** Whether a host name, in lower case, is this machine's. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

/**
 * Whether the `Host` of a request is this machine. A page elsewhere whose name resolves to this machine (DNS
 * rebinding) still sends its own name.
 */
export function isForThisMachine({ headers: { host = '' } }: FastifyRequest): boolean {
  return isLoopbackName(host.replace(/:\d+$/, '').toLowerCase());
}
