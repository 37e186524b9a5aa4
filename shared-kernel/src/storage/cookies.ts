function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Value of a readable cookie; null when it is missing or not decodable.
 * @param cookies a cookie header; missing means the page's own, none on the server.
 * @example readCookie('pending_apply')
 */
export function readCookie(
  name: string,
  cookies = typeof document === 'undefined' ? '' : document.cookie,
): string | null {
  for (const part of cookies.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return decode(value.join('=').trim());
  }
  return null;
}

/**
 * Sets a cookie that page scripts may hold (`pending_apply`, `smart_banner_closed`); never a secret.
 * @param maxAge seconds; 0 removes the cookie.
 * @example writeCookie('pending_apply', jobid, 86_400);
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
