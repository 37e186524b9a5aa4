/** Health of each version on visitors' pages, for the operator and the teams. */
import type { PlatformStore } from '@chamba/platform-store';
import type { FastifyInstance } from 'fastify';
import { CallerRefusal } from './caller.ts';

/** Default and maximum of the reported hours. */
const HOURS = 24;
const MAX_HOURS = 90 * 24;

export type StatusOptions = { vitals: Pick<PlatformStore['vitals'], 'status'> };

/**
 * Mounts `GET /admin/status?hours=`, for every caller that the scope authenticates. Its answer: `{since, units:
 * {<unit>: [{version, firstSeen, lastSeen, pageViews, errors: [{kind, name, count, message, files, lastSeen}],
 * vitals: {<LCP|INP|CLS|TTFB>: {p75, samples}}}]}}`, the most recently seen version first.
 */
export function mountStatus(scope: FastifyInstance, { vitals }: StatusOptions): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/admin/status', async (request) => {
    const text = request.query['hours'];
    const hours = text === undefined ? HOURS : Number(text);
    if (!Number.isFinite(hours) || hours <= 0 || hours > MAX_HOURS)
      throw new CallerRefusal(400, 'hours', `“hours” is a number up to ${MAX_HOURS}.`);
    return vitals.status(new Date(Date.now() - hours * 3_600_000));
  });
}
