import type { CatalogueContext } from '../http/catalogue-context.ts';
import { envelope, queryOf, tokenOf, visitorOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';

/** Recent searches of the caller. The id in the path is a visitor's, or `current`; another account's is never read. */
export function trackingUpstream(context: CatalogueContext): Upstream {
  return {
    name: 'tracking',
    handlers: {},
    routes: (app) => {
      app.get<{ Params: { id: string } }>('/api/tracking/recent-searches/:id', async (request) => {
        const { id } = request.params;
        const visitor = visitorOf(request) || (/^[0-9a-f]{32}$/i.test(id) ? id : '');
        const owner = await context.ownerOf(tokenOf(request, queryOf(request)), visitor);
        return envelope({ recentsearches: await context.recent.list(owner) });
      });
    },
  };
}
