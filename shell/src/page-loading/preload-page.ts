import { matchRoute } from '@chamba/kernel/composition';
import type { PageHost } from './page-host.ts';

/** Fetches the code of the page at a path ahead of the click. Failures are left for the click to meet. */
export function preloadPage(host: PageHost, pathname: string): void {
  const match = matchRoute(host.composition, pathname);
  if (!match) return;
  host
    .remote(match.unit)
    .then((remote) => remote.routes.find(({ id }) => id === match.route.id)?.page())
    .catch(() => undefined);
}
