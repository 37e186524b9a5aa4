/** Receives performance and error reports of pages. */
import type { FastifyInstance } from 'fastify';
import type { PlatformStore } from '@chamba/platform-store';
import type { Logger } from 'pino';
import { sendFailure } from '../proxy/send-failure.ts';
import { failures } from '../proxy/service-codes.ts';
import { toNetwork } from '../session/network.ts';
import { isOwnOrigin } from '../session/same-site.ts';
import type { RateLimits } from '../session/rate-limits.ts';
import { FailedPages } from './failed-pages.ts';
import { KnownReleases } from './known-releases.ts';
import { readReport } from './report.ts';

/** Largest report in bytes: the page's own limits keep it well below. */
const MAX_REPORT_BYTES = 32_768;

export type BeaconOptions = {
  vitals: Pick<PlatformStore['vitals'], 'note'>;
  /** Names of the stored releases. */
  list: () => Promise<readonly string[]>;
  limits: RateLimits;
  siteUrl: string;
  logger: Logger;
};

/** Mounts the address that browsers send reports to with `sendBeacon`: it answers without waiting for the figures. */
export function serveBeacon(
  app: FastifyInstance,
  { vitals, list, limits, siteUrl, logger }: BeaconOptions,
): void {
  const known = new KnownReleases(list);
  const failedPages = new FailedPages();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/beacon', { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Browsers always send the origin of a report; a client that does not is not a browser.
      if (!isOwnOrigin(request.headers.origin, request.host, siteUrl))
        return sendFailure(reply, failures.forbidden);
      const network = toNetwork(request.ip);
      const wait = limits.take('beacon', network, null);
      if (wait !== null) return sendFailure(reply.header('retry-after', String(wait)), failures.tooMany);
      const report = typeof request.body === 'string' ? readReport(request.body) : null;
      if (!report) return sendFailure(reply, failures.malformed);
      try {
        const [views, errors, measures] = await Promise.all([
          known.only(report.views),
          known.only(report.errors),
          known.only(report.vitals),
        ]);
        vitals.note({ views, errors, vitals: measures, failed: failedPages.of(errors, network) });
      } catch (error) {
        // A lost figure must not affect visitors.
        logger.warn({ err: error }, 'a report of a page was lost');
      }
      return reply.code(204).send();
    });
  });
}
