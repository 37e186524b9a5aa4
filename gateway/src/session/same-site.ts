import type { FastifyRequest } from 'fastify';

/** Header by which the site's own client marks its calls; another site cannot set it without our consent. */
export const OWN_HEADER = 'x-chamba';

/**
 * Whether a call may have been made by our own pages: with our header, or with an `Origin` of the site itself.
 * @param siteUrl configured origin, accepted besides the address the request came to.
 */
export function isOwnCall(request: FastifyRequest, siteUrl: string): boolean {
  if (request.headers[OWN_HEADER] !== undefined) return true;
  const { origin } = request.headers;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === request.host;
}
