import { randomBytes } from 'node:crypto';

/** A new nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Headers of every page.
 * @param cdn origin of release files if it is not the site's own; empty otherwise.
 * @param images origin of pictures that are not the site's own; empty if there is none.
 * @param overrides origins of the overrides of testers: their files, and the socket for live reload. Their scripts
 * have no hashes.
 */
export function pageSecurityHeaders({
  nonce,
  cdn,
  images = '',
  overrides = [],
  https,
}: {
  nonce: string;
  cdn: string;
  images?: string;
  overrides?: readonly string[];
  https: boolean;
}): Record<string, string> {
  const own = [`'self'`, ...(cdn ? [cdn] : []), ...overrides].join(' ');
  const sockets = overrides.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${own}`,
    `connect-src ${own}${sockets}`,
    `img-src ${own}${images && ` ${images}`} data: blob:`,
    `font-src ${own}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    ...commonSecurityHeaders(https),
    'content-security-policy': policy.join('; '),
    ...(overrides.length > 0 ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** Headers of every answer. */
export function commonSecurityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
