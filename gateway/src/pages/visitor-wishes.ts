/** Request-dependent properties of a page: data saving, and its owner. */
import { createHash } from 'node:crypto';
import { DATA_SAVER_COOKIE } from '@chamba/kernel/preferences';
import { VISITOR_MARK } from '@chamba/kernel/service-worker';
import { readCookie } from '@chamba/kernel/storage';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyRequest } from 'fastify';

/** From the browser's header or the choice stored in a cookie. */
export function savesData(request: FastifyRequest): boolean {
  return (
    request.headers['save-data']?.toString().toLowerCase() === 'on' ||
    readCookie(DATA_SAVER_COOKIE, request.headers.cookie ?? '') === '1'
  );
}

/** Distinguishes pages of different people without identifying them. */
export function sessionMark({ session }: Partial<RootState>): string {
  const userid = session?.isLogged ? session.user_profile?.userid : undefined;
  if (userid === undefined) return VISITOR_MARK;
  return createHash('sha256').update(String(userid)).digest('hex').slice(0, 12);
}

/** Remaining lifetime of the page's session in whole seconds; null for a visitor's. */
export function sessionSeconds({ session }: Partial<RootState>, now = Date.now()): number | null {
  const end = session?.isLogged && session.expiresAt ? Date.parse(session.expiresAt) : NaN;
  return Number.isNaN(end) ? null : Math.max(0, Math.floor((end - now) / 1000));
}
