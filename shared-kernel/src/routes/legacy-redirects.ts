/** Old addresses, matched in any letter case, and where they went. `$1` is the token, kept as written. */
export const LEGACY_REDIRECTS: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [/^\/dashboard\/postulaciones\/?$/i, '/postulaciones'],
  [/^\/dashboard\/test-conductual\/?$/i, '/curriculo/test-conductual'],
  [/^\/dashboard\/datos-de-contacto\/?$/i, '/curriculo#contacto'],
  [/^\/cuenta\/nuevacontrasena\/([^/]+)\/?$/i, '/cuenta/nueva-contrasena/$1'],
  [/^\/cuenta\/(?:nueva\/)?activar\/([^/]+)\/?$/i, '/dashboard/activar/$1'],
  [/^\/cuenta\/(?:nueva\/)?subir-cv\/?$/i, '/subir-cv'],
];

/**
 * Where a legacy address leads (301 on the server, history replace in the browser); null for every other one.
 * @param search the query with its leading `?`, or empty; it is kept.
 * @example legacyRedirect('/dashboard/postulaciones', '?page=2') // '/postulaciones?page=2'
 */
export function legacyRedirect(pathname: string, search: string): string | null {
  for (const [from, to] of LEGACY_REDIRECTS) {
    if (!from.test(pathname)) continue;
    const [path = '', hash] = pathname.replace(from, to).split('#');
    return `${path}${search}${hash ? `#${hash}` : ''}`;
  }
  return null;
}
