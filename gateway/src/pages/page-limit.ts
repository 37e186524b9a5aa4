import type { FastifyReply, FastifyRequest } from 'fastify';
import { toNetwork } from '../session/network.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';
import { BUSY, sendFailurePage } from './failure-page.ts';

/**
 * Burst size of a network's page requests, in seconds of its rate. At the default rate it is 120 pages: one network
 * cannot fill the queue of 200 pages that wait to be rendered.
 */
export const PAGE_BURST_SECONDS = 6;

/** A hook that refuses a request above the limit. */
export type PageLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Limits the page requests of one network to more than many people together make. Search engines slow down on 429.
 * @returns a hook for addresses of pages and of equally expensive answers.
 */
export function pageLimit(buckets: TokenBuckets, siteName: string): PageLimit {
  return async (request, reply) => {
    const wait = buckets.take(toNetwork(request.ip));
    return wait === null
      ? undefined
      : sendFailurePage(reply.header('retry-after', String(wait)), 429, BUSY, siteName);
  };
}
