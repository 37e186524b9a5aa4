import { HOST_UNIT, matchRoute } from '@chamba/kernel/composition';
import { ownRoute } from '../static-pages/own-routes.ts';
import type { PageHost } from './page-host.ts';

/** Fetches the code of the page at a path ahead of the click. Failures are left for the click to meet. */
export function preloadPage(host: PageHost, pathname: string): void {
  const match = matchRoute(host.composition, pathname);
  if (!match) return;
  const { unit, route } = match;
  const page =
    unit === HOST_UNIT
      ? ownRoute(route.id).page()
      : host.remote(unit).then((remote) => remote.routes.find(({ id }) => id === route.id)?.page());
  page.catch(() => undefined);
}
