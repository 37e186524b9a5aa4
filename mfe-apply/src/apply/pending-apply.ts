import {
  isListOf,
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

/** Most wishes that the cookie carries; the oldest go. */
const MAX_WISHES = 20;

/** Channel that every application of the site is recorded under. */
const ORIGIN = 'H4';

/** An application wanted before the person could send it. `external`: the company's site was opened. */
export type PendingApply = { jobid: string; external: boolean };

/** Identifies the candidate; the cookie itself holds no account. */
const OWNER_KEY = 'outbox.wish-of';

/** The offers that a visitor wished for in this tab. */
const VISITOR_KEY = 'outbox.wish-here';

const isList = isListOf(isText);

/**
 * Keeps a visitor's wish to apply for one day, through log-in and sign-up: it is that of the candidate who logs in next in
 * the tab. Wishes for several offers stand side by side.
 */
export function keepPendingApply(wish: PendingApply): void {
  // What an account of before has not sent is not the visitor's.
  const here = readLocal(OWNER_KEY, isText) === null ? (readTab(VISITOR_KEY, isList) ?? []) : [];
  const before = readWishes().filter(({ jobid }) => jobid !== wish.jobid && here.includes(jobid));
  const wishes = [...before, wish].slice(-MAX_WISHES);
  removeLocal(OWNER_KEY);
  writeTab(
    VISITOR_KEY,
    wishes.map(({ jobid }) => jobid),
  );
  writeWishes(wishes);
}

/**
 * Makes the wishes of the visitor of this tab those of the candidate who logged in here. Without it a wish would be sent for
 * the account that logs in next in the browser.
 */
export function claimPendingApply(userid: string): void {
  const here = readTab(VISITOR_KEY, isList) ?? [];
  removeTab(VISITOR_KEY);
  if (readLocal(OWNER_KEY, isText) === null && readWishes().some(({ jobid }) => here.includes(jobid)))
    writeLocal(OWNER_KEY, userid);
}

/** The wishes of a candidate, oldest first; those of others are left out. */
export function readPendingApply(userid: string): PendingApply[] {
  return readLocal(OWNER_KEY, isText) === userid ? readWishes() : [];
}

function readWishes(): PendingApply[] {
  return (readCookie(COOKIE) ?? '').split(',').flatMap((wish) => {
    const match = /^(\d+)\|[^|]*\|([01])$/.exec(wish);
    return match?.[1] ? [{ jobid: match[1], external: match[2] === '1' }] : [];
  });
}

function writeWishes(wishes: readonly PendingApply[]): void {
  const value = wishes.map(({ jobid, external }) => `${jobid}|${ORIGIN}|${external ? 1 : 0}`).join(',');
  writeCookie(COOKIE, value, value ? DAY_SECONDS : 0);
}

/** Forgets a candidate's wish for one offer: its application is in the outbox. */
export function dropPendingApply(userid: string, jobid: string): void {
  const wishes = readPendingApply(userid);
  const left = wishes.filter((wish) => wish.jobid !== jobid);
  if (left.length === wishes.length) return;
  writeWishes(left);
  if (left.length === 0) removeLocal(OWNER_KEY);
}
