import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageHost } from '../page-loading/page-host.ts';
import { preparePage, type PreparedPage, type PrepareOptions } from '../page-loading/prepare-page.ts';
import type { Tab } from '../tab/tab.ts';
import { PageOutlet } from './page-outlet.tsx';
import { RouterFailure } from './router-failure.tsx';

/** Id of the one route; its loader data is the prepared page. */
export const PAGE_ROUTE_ID = 'page';

/**
 * The router's table: one route whose loader asks the composition who owns an address, so that no remote
 * is known by name and a promoted release needs no new shell.
 * @param tab asked before each navigation whether the page is to be loaded anew; missing on the server.
 * @param options of every page that is prepared; on the server, which prepares one.
 */
export function createRoutes(
  host: PageHost,
  tab?: Pick<Tab, 'leaveFor'>,
  options?: PrepareOptions,
): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE_ID,
      path: '*',
      loader: async ({ request }: LoaderFunctionArgs): Promise<PreparedPage> => {
        // The page is being left: the router waits until it is gone.
        if (tab?.leaveFor(request.url)) return new Promise(() => undefined);
        const { pathname, search, hash } = new URL(request.url);
        const prepared = await preparePage(host, { pathname, search, hash }, options);
        // Answers during its load may have reported it. A tab that shows nothing yet has just come from the site.
        if (host.visit && tab?.leaveFor(request.url)) return new Promise(() => undefined);
        if (prepared.kind === 'redirect') {
          // Back in the history the address is open already: a new entry behind it would lead here again for ever.
          const isOpen = tab !== undefined && request.url === location.href.split('#', 1)[0];
          throw (isOpen ? replace : redirect)(prepared.to, prepared.status);
        }
        return prepared;
      },
      Component: PageOutlet,
      ErrorBoundary: RouterFailure,
      // Hash changes on the same page must not load it again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search &&
        currentUrl.hash !== nextUrl.hash
          ? false
          : defaultShouldRevalidate,
    },
  ];
}
