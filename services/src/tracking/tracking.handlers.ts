import type { CatalogueContext } from '../catalogue-context.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';

/** Recent searches of the caller. The id in the path is a visitor's, or `current`; another account's is never read. */
export function trackingHandlers(context: CatalogueContext): Handler[] {
  return [
    handler('tracking.recentSearches', async ({ path: { id } }, caller) => {
      const visitor = caller.visitor || (/^[0-9a-f]{32}$/i.test(id) ? id : '');
      const owner = await context.findOwner(caller.token, visitor);
      return { recentsearches: await context.recent.list(owner) };
    }),
  ];
}
