import { operations } from '@chamba/kernel/operations';
import type { FastifyInstance } from 'fastify';
import { toPolicy, REFERENCE_STYLE } from '../../document/plain-page.ts';
import { apiPage } from './api-page.ts';

const POLICY = toPolicy(REFERENCE_STYLE);

/** Serves the reference of the operations at `/dev/api`. Mounted in development only; generated on first request. */
export function serveApiPage(app: FastifyInstance, { siteName }: { siteName: string }): void {
  let html: string | undefined;
  app.get('/dev/api', async (_request, reply) => {
    html ??= apiPage(operations, siteName);
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
