import { isLoopbackOrigin } from '../../settings/origins.ts';

/**
 * Tells whether a signed request is meant for this site: it names the site's own origin, or an alias. A site on the local
 * machine goes by every name of that machine.
 */
export function createOwnSite({
  siteUrl,
  siteAliases,
}: {
  siteUrl: string;
  siteAliases: readonly string[];
}): (origin: string) => boolean {
  const own = new Set([siteUrl, ...siteAliases].map((name) => new URL(name).origin));
  const isLocal = isLoopbackOrigin(siteUrl);
  return (origin) =>
    URL.canParse(origin) &&
    (own.has(new URL(origin).origin) || (isLocal && isLoopbackOrigin(new URL(origin).origin)));
}
