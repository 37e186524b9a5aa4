import type { FastifyReply, FastifyRequest } from 'fastify';
import { toNetwork } from '../session/network.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';
import { BUSY, sendFailurePage } from './failure-page.ts';

/**
 * Seconds' worth of pages that a network may ask for at once. At the default rate it is 120 pages: one network does not
 * fill the queue of 200 that wait to be rendered.
 */
export const PAGE_BURST_SECONDS = 6;

/** A hook that refuses a request which is one too many. */
export type PageLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Keeps one network from asking for more pages than many people together do. Search engines slow down by the 429.
 * @returns a hook for addresses of pages, and of what takes as much to answer.
 */
export function pageLimit(buckets: TokenBuckets, siteName: string): PageLimit {
  return async (request, reply) => {
    const wait = buckets.take(toNetwork(request.ip));
    return wait === null
      ? undefined
      : sendFailurePage(reply.header('retry-after', String(wait)), 429, BUSY, siteName);
  };
}
