/** How each version does on visitors' pages, for the operator and the teams. */
import type { FastifyInstance } from 'fastify';
import { CallerRefusal } from '../admin/platform/caller.ts';
import type { EmbeddedServices } from '../services.ts';

/** Hours that are told when nobody says how many, and the most. */
const HOURS = 24;
const MOST_HOURS = 90 * 24;

export type StatusOptions = { vitals: Pick<EmbeddedServices['vitals'], 'status'> };

/**
 * Mounts `GET /admin/status?hours=`, for whoever the scope lets in. Its answer:
 * `{since, units: {<unit>: [{version, firstSeen, lastSeen, pageViews, errors: [{kind, name, count, message, files,
 * lastSeen}], vitals: {<LCP|INP|CLS|TTFB>: {p75, samples}}}]}}`, the version seen last first.
 */
export function mountStatus(scope: FastifyInstance, { vitals }: StatusOptions): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/admin/status', async (request) => {
    const text = request.query['hours'];
    const hours = text === undefined ? HOURS : Number(text);
    if (!Number.isFinite(hours) || hours <= 0 || hours > MOST_HOURS)
      throw new CallerRefusal(400, 'hours', `“hours” is a number up to ${MOST_HOURS}.`);
    return vitals.status(new Date(Date.now() - hours * 3_600_000));
  });
}
