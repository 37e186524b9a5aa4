/**
 * Whether an address may be gone to after login: a path of this site. Refuses other origins, `//host`, back slashes
 * and control characters, which browsers read as one of those.
 * @example isSafeReturnUrl('//evil.example') // false
 */
export function isSafeReturnUrl(url: unknown): url is string {
  if (typeof url !== 'string' || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(url)) return false;
  try {
    return new URL(url, 'https://site.invalid').origin === 'https://site.invalid';
  } catch {
    return false;
  }
}

/**
 * Address of the log-in.
 * @param returnTo path with query to lead back to; missing leads to the dashboard.
 * @example loginAddress('/empleo/oferta/7') // '/login?returnUrl=%2Fempleo%2Foferta%2F7'
 */
export function loginAddress(returnTo?: string): string {
  return returnTo === undefined ? '/login' : `/login?returnUrl=${encodeURIComponent(returnTo)}`;
}

/**
 * Address of a page of another site that leads back here afterwards: the path travels as `returnUrl`, with this site's
 * origin before it.
 * @param outside absolute address; the query it has stays.
 * @param siteUrl origin of this site.
 * @param path path to come back to; one outside this site is left out.
 * @example
 * withReturnUrl('https://cuentas.example/registro', 'https://chamba.mx', '/curriculo')
 * // 'https://cuentas.example/registro?returnUrl=https%3A%2F%2Fchamba.mx%2Fcurriculo'
 */
export function withReturnUrl(outside: string, siteUrl: string, path: unknown): string {
  if (!isSafeReturnUrl(path)) return outside;
  const url = new URL(outside);
  url.searchParams.set('returnUrl', siteUrl + path);
  return url.href;
}
