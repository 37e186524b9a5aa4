import type { FastifyRequest } from 'fastify';

/** Header by which the site's own client marks its calls; another site cannot set it without CORS consent. */
export const OWN_HEADER = 'x-chamba';

/**
 * Whether a call may come from our own pages: with our header, or with an `Origin` of the site itself.
 * @param siteUrl configured origin, accepted in addition to the address of the request.
 */
export function isOwnCall(request: FastifyRequest, siteUrl: string): boolean {
  if (request.headers[OWN_HEADER] !== undefined) return true;
  return isOwnOrigin(request.headers.origin, request.host, siteUrl);
}

/**
 * Whether a form was sent by one of our pages: another site's form could sign the browser in with its own account.
 * The browser's fetch metadata decides; for a browser without it, the `Referer`. Pages without a referrer send their forms
 * with the origin `null`, as do forged ones in a frame, whose fetch metadata differ.
 * @param siteUrl configured origin, accepted in addition to the address of the request.
 */
export function isOwnForm(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, referer, 'sec-fetch-site': sender } = request.headers;
  if (sender === 'cross-site' || sender === 'same-site') return false;
  if (origin !== undefined && origin !== 'null') return isOwnOrigin(origin, request.host, siteUrl);
  return sender === 'same-origin' || isOwnOrigin(referer, request.host, siteUrl);
}

/**
 * Whether an address, usually an `Origin`, is the site's: at its configured origin, or at the one of the request. If
 * the site uses https, a page of the same host over http may be forged on the way.
 * @param host of the request, with its port.
 */
export function isOwnOrigin(address: string | undefined, host: string, siteUrl: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const page = new URL(address);
  if (page.origin === siteUrl) return true;
  return page.host === host && (page.protocol === 'https:' || !siteUrl.startsWith('https:'));
}

/**
 * Whether a read with side effects may be made: by our own pages, or by a client that sends a token itself. A link or
 * a picture on another site has neither our header nor `Sec-Fetch-Site: same-origin`.
 */
export function isOwnRead(request: FastifyRequest, siteUrl: string): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin' || isOwnCall(request, siteUrl);
}

/** Whether the browser reports that a request comes from a page of another site. */
export function isForeign({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': sender } = headers;
  if (sender === 'cross-site' || sender === 'same-site') return true;
  return origin !== undefined && !isOwnOrigin(origin, host, siteUrl);
}
