import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../session/loopback.ts';
import type { Settings } from '../settings.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who may read the metrics: if a token is set, requests with it as `Authorization: Bearer`; else in production the
 * local machine only, and in development anyone.
 */
export function metricsReader({
  metricsToken,
  environment,
}: Pick<Settings, 'metricsToken' | 'environment'>): (request: FastifyRequest) => boolean {
  if (metricsToken === null) return environment === 'development' ? () => true : isFromThisMachine;
  const wanted = digest(`Bearer ${metricsToken}`);
  return (request) => timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
}
