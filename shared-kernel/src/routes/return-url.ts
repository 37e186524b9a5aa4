/**
 * Whether an address may be gone to after login: a path of this site. Refuses other origins, `//host`, back slashes
 * and control characters, which browsers read as one of those.
 */
export function isSafeReturnUrl(url: unknown): url is string {
  if (typeof url !== 'string' || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(url)) return false;
  try {
    return new URL(url, 'https://site.invalid').origin === 'https://site.invalid';
  } catch {
    return false;
  }
}
