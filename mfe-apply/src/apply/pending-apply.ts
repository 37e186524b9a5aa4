import { isText, readCookie, readTab, writeCookie, writeTab } from '@chamba/kernel/storage';

const COOKIE = 'pending_apply';
const DAY_SECONDS = 86_400;

/** Channel that every application of the site is recorded under. */
const ORIGIN = 'H4';

/** An application wanted before the person could send it. */
export type PendingApply = { jobid: string; external: boolean };

/** Keeps the wish to apply for one day, through login, sign-up and the confirmation of the e-mail. */
export function keepPendingApply({ jobid, external }: PendingApply): void {
  writeCookie(COOKIE, `${jobid}|${ORIGIN}|${external ? 1 : 0}`, DAY_SECONDS);
}

/** The wish that is kept; null when there is none or it is not readable. */
export function readPendingApply(): PendingApply | null {
  const match = /^(\d+)\|[^|]*\|([01])$/.exec(readCookie(COOKIE) ?? '');
  return match?.[1] ? { jobid: match[1], external: match[2] === '1' } : null;
}

/** Forgets the wish: it was sent. */
export function dropPendingApply(): void {
  writeCookie(COOKIE, '', 0);
}

const HELD_KEY = 'outbox.held';

/** Leaves a wish to the offer's page in this tab: elsewhere it would be refused again and again. */
export function holdPendingApply(jobid: string): void {
  writeTab(HELD_KEY, jobid);
}

/** Whether a wish is left to the offer's page. */
export const isPendingHeld = (jobid: string): boolean => readTab(HELD_KEY, isText) === jobid;
