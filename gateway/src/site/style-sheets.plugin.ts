/** Style sheets by their name alone, for pages outside of the site that look like it (2§9). */
import { HOST_UNIT } from '@chamba/kernel/composition';
import type { FastifyInstance } from 'fastify';
import type { Composition } from '../composition/compose.ts';

/** Paths of a sheet: the site's own, and the one that a CDN in front of it asks for. */
const PATHS = ['/static/css/:sheet.min.css', '/css/:sheet.min.css'];

/** A sheet that is published changes with the next release. */
const CACHE_CONTROL = 'public, max-age=300';

/**
 * Leads from the name of a sheet to its file in the release that is live. Pages of the site name that file themselves, which
 * never changes and carries its hash: a name would mix sheets of one release with the scripts of another.
 */
export function serveStyleSheets(
  app: FastifyInstance,
  { current }: { current: () => Promise<Composition> },
): void {
  for (const path of PATHS)
    app.get<{ Params: { sheet: string } }>(path, async (request, reply) => {
      const address = findSheet(await current(), `${request.params.sheet}.css`);
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      if (address === null)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('No existe.');
      return reply.header('cache-control', CACHE_CONTROL).redirect(address, 302);
    });
}

/** Address of a sheet; the host's where units have one of the same name. */
function findSheet({ page, releases }: Composition, file: string): string | null {
  for (const unit of new Set([HOST_UNIT, ...releases.keys()])) {
    const base = page.units[unit]?.base;
    const assets = releases.get(unit)?.release.assets;
    if (base !== undefined && assets && Object.hasOwn(assets, file)) return base + file;
  }
  return null;
}
