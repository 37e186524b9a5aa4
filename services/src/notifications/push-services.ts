import { isPublicHttps } from '../http/public-address.ts';

/** Hosts of the push services of browsers: Chrome and its relatives, Firefox, Safari, Edge. */
export const KNOWN_PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Where messages to devices may be sent. */
export type PushTarget = { url: URL; isTrusted: boolean };

/**
 * Reads an endpoint that a browser gave.
 * @param services hosts, whose subdomains count as well, which are called at https and public addresses only; and origins
 * that the operator trusts, such as `http://push.internal:8090`.
 * @returns null where nothing may be sent there. `isTrusted`: its address may be a private one.
 */
export function readEndpoint(endpoint: string, services: readonly string[]): PushTarget | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return null;
  if (services.includes(url.origin)) return { url, isTrusted: true };
  const isKnown = services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.port === '' && isPublicHttps(url) ? { url, isTrusted: false } : null;
}
