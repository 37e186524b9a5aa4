import type { FastifyRequest } from 'fastify';

/** Session token of a request: bearer header, else the `token` parameter of query or body. */
export function tokenOf(request: FastifyRequest, params: Readonly<Record<string, unknown>>): string {
  const header = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const { token } = params;
  const parameter = typeof token === 'string' ? token : typeof token === 'number' ? String(token) : '';
  return (header ?? parameter).slice(0, 200);
}
