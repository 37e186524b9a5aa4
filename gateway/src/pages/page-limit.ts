import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../session/network.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';
import { BUSY, sendFailurePage } from './failure-page.ts';

/**
 * Keeps one network from asking for more pages than many people together do. Search engines slow down by the 429.
 * @returns a hook for addresses of pages.
 */
export function pageLimit(
  buckets: TokenBuckets,
  siteName: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  return async (request, reply) => {
    const wait = buckets.take(networkOf(request.ip));
    return wait === null
      ? undefined
      : sendFailurePage(reply.header('retry-after', String(wait)), 429, BUSY, siteName);
  };
}
