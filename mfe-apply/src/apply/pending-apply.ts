import {
  isText,
  readCookie,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  writeCookie,
  writeLocal,
  writeTab,
} from '@chamba/kernel/storage';

const COOKIE = 'pending_apply';
const DAY_SECONDS = 86_400;

/** Channel that every application of the site is recorded under. */
const ORIGIN = 'H4';

/** An application wanted before the person could send it. */
export type PendingApply = { jobid: string; external: boolean };

/** Identifies the candidate; the cookie itself holds no account. */
const OWNER_KEY = 'outbox.wish-of';

/** The offer that a visitor wished for in this tab. */
const VISITOR_KEY = 'outbox.wish-here';

/**
 * Keeps the wish to apply for one day, through login, sign-up and the confirmation of the e-mail.
 * @param userid the candidate who has it; null for a visitor: then it is that of the candidate who logs in next in the tab.
 */
export function keepPendingApply({ jobid, external }: PendingApply, userid: string | null): void {
  if (userid === null) {
    removeLocal(OWNER_KEY);
    writeTab(VISITOR_KEY, jobid);
  } else writeLocal(OWNER_KEY, userid);
  writeCookie(COOKIE, `${jobid}|${ORIGIN}|${external ? 1 : 0}`, DAY_SECONDS);
}

/**
 * Makes the wish of the visitor of this tab that of the candidate who logged in here. Without it a wish would be sent for
 * the account that logs in next in the browser.
 */
export function claimPendingApply(userid: string): void {
  const wish = readTab(VISITOR_KEY, isText);
  removeTab(VISITOR_KEY);
  if (wish !== null && readLocal(OWNER_KEY, isText) === null && readWish()?.jobid === wish)
    writeLocal(OWNER_KEY, userid);
}

/** The pending application of a candidate; null if there is none, it is another's or unreadable. */
export function readPendingApply(userid: string): PendingApply | null {
  return readLocal(OWNER_KEY, isText) === userid ? readWish() : null;
}

function readWish(): PendingApply | null {
  const match = /^(\d+)\|[^|]*\|([01])$/.exec(readCookie(COOKIE) ?? '');
  return match?.[1] ? { jobid: match[1], external: match[2] === '1' } : null;
}

/** Forgets a candidate's wish for one offer: its application is in the outbox. */
export function dropPendingApply(userid: string, jobid: string): void {
  if (readPendingApply(userid)?.jobid !== jobid) return;
  writeCookie(COOKIE, '', 0);
  removeLocal(OWNER_KEY);
}

const HELD_KEY = 'outbox.held';

/** Leaves a wish to the offer's page in this tab: elsewhere it would be refused again and again. */
export function holdPendingApply(jobid: string): void {
  writeTab(HELD_KEY, jobid);
}

/** Whether a wish is left to the offer's page. */
export const isPendingHeld = (jobid: string): boolean => readTab(HELD_KEY, isText) === jobid;
