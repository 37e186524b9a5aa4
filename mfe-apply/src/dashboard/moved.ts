import type { Application } from '@chamba/kernel/api';

/** Days for which a change of an application is news. */
const NEWS_DAYS = 14;
const DAY_MS = 86_400_000;

/** States that others bring about; what the candidate did is no news to them. */
const NEWS: ReadonlySet<Application['status']> = new Set([
  'seen',
  'inProcess',
  'interview',
  'rejected',
  'hired',
  'undelivered',
  'expired',
]);

/**
 * Whether something happened lately to an application that its candidate did not do.
 * @param now epoch ms.
 */
export function hasMoved({ status, statusdate }: Application, now: number): boolean {
  return NEWS.has(status) && now - Date.parse(statusdate) < NEWS_DAYS * DAY_MS;
}

/** The applications to be shown first: those that moved, the latest change first, and then the newest. */
export function movedFirst(items: readonly Application[], now: number): Application[] {
  const moved = items.filter((item) => hasMoved(item, now));
  moved.sort((one, other) => Date.parse(other.statusdate) - Date.parse(one.statusdate));
  return [...moved, ...items.filter((item) => !moved.includes(item))];
}
