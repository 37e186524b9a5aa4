import { matchRoute, type PageComposition } from '@chamba/kernel/composition';
import { savesData } from '@chamba/kernel/preferences';
import { legacyRedirect, parseSearchUrl } from '@chamba/kernel/routes';
import { reservedAddress } from '../routing/reserved.ts';

/** True when an address is a page of this site, so the router can go there without a full load. */
export function isPage(composition: PageComposition, pathname: string): boolean {
  const reserved = reservedAddress(composition, pathname);
  if (reserved) return reserved.kind === 'candidates';
  const match = matchRoute(composition, pathname);
  // The pattern of searches is wide: an address its grammar does not know would only be a 404.
  if (match?.route.category === 'srp') return parseSearchUrl(pathname, '') !== null;
  return match !== null || legacyRedirect(pathname, '') !== null;
}

function findLink(event: Event): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
  // Texts from services may hold links with an invalid address.
  return target instanceof HTMLAnchorElement && target.protocol !== ':' ? target : null;
}

/** Takes plain clicks on links to pages of this site to the router; all others stay the browser's. */
export function interceptClicks(composition: PageComposition, go: (to: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = findLink(event);
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !isPage(composition, url.pathname)) return;
    // A link to a place on this page keeps the browser's own scrolling.
    if (url.hash && url.pathname + url.search === location.pathname + location.search) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}

/** Calls `preload` with the path of a page the person seems about to open. Quiet when data is to be saved. */
export function watchIntent(composition: PageComposition, preload: (pathname: string) => void): void {
  const seen = new Set<string>();
  const onIntent = (event: Event) => {
    if (savesData()) return;
    const link = findLink(event);
    if (!link) return;
    const { origin, pathname } = new URL(link.href);
    if (origin !== location.origin || seen.has(pathname) || !isPage(composition, pathname)) return;
    seen.add(pathname);
    preload(pathname);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
