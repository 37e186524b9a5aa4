/** Small addresses of the site that are neither pages nor calls. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { acceptedEncodings, encode } from '../releases/compression.ts';
import { ICONS, manifest } from './manifest.ts';
import type { Readiness } from './readiness.ts';
import type { ServiceWorkerScript } from './service-worker.ts';

const A_DAY = 'public, max-age=86400';

export type SiteOptions = {
  siteName: string;
  metrics: Metrics;
  /** Whether a past composition is served because the present one cannot be. */
  isPast: () => boolean;
  readiness: Pick<Readiness, 'reasons'>;
  serviceWorker: ServiceWorkerScript;
  /** Who may read the metrics. */
  mayReadMetrics: (request: FastifyRequest) => boolean;
};

/** Mounts health, metrics, manifest, icons and the service worker. */
export function serveSite(
  app: FastifyInstance,
  { siteName, metrics, isPast, readiness, serviceWorker, mayReadMetrics }: SiteOptions,
): void {
  // Liveness: the process answers; readiness is a separate address.
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  for (const url of ['/readyz', '/healthz'])
    app.get(url, async (_request, reply) => {
      const reasons = await readiness.reasons();
      reply.header('cache-control', 'no-store');
      // It can serve, so a load balancer keeps it; who operates it should look.
      const warnings = isPast() ? ['past-composition'] : [];
      if (reasons.length === 0) return reply.send({ status: 'ok', ...(warnings.length > 0 && { warnings }) });
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reasons });
    });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.write());
  });

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(siteName))),
  );

  app.get('/service-worker', async (request, reply) => {
    const script = await serviceWorker.read();
    // Browsers keep the worker they have.
    if (script === null) return reply.code(404).header('cache-control', 'no-store').send();
    const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(await encode(Buffer.from(script), encoding, 'fast'));
  });

  // Password managers lead there to change a password (W3C, "A Well-Known URL for Changing Passwords").
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/cuenta/cambiar-contrasena', 302),
  );

  for (const [icon, type] of Object.entries(ICONS))
    app.get(`/icons/${icon}`, async (_request, reply) =>
      reply
        .header('cache-control', A_DAY)
        .type(type)
        .send(await readIcon(icon)),
    );
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('image/svg+xml')
      .send(await readIcon('mark.svg')),
  );
}

const icons = new Map<string, Promise<Buffer>>();

function readIcon(name: string): Promise<Buffer> {
  let icon = icons.get(name);
  if (!icon) {
    const kernel = dirname(fileURLToPath(import.meta.resolve('@chamba/kernel/package.json')));
    icon = readFile(join(kernel, 'src/ui/assets', name));
    icons.set(name, icon);
    icon.catch(() => icons.delete(name));
  }
  return icon;
}
