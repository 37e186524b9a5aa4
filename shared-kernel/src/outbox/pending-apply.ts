import { buildOfferUrl } from '../routes/index.ts';
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
} from '../storage/index.ts';

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
 * @example keepPendingApply({ jobid: job.id, external: false });
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
 * @example claimPendingApply(userid);
 */
export function claimPendingApply(userid: string): void {
  const here = readTab(VISITOR_KEY, isList) ?? [];
  removeTab(VISITOR_KEY);
  if (readLocal(OWNER_KEY, isText) === null && readWishes().some(({ jobid }) => here.includes(jobid)))
    writeLocal(OWNER_KEY, userid);
}

/**
 * The wishes of a candidate, oldest first; those of others are left out.
 * @example for (const { jobid } of readPendingApply(userid)) queue(jobid);
 */
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

/**
 * Whether this browser keeps wishes, whoever they are of: looked at on every page.
 * @example if (hasPendingApply()) yield call(loadCarrier);
 */
export const hasPendingApply = (): boolean => readCookie(COOKIE) !== null;

/**
 * Whether a wish is left to the page of its offer, where the candidate can answer the employer's questions: while that page
 * is open, and at the log-in that leads to it.
 * @example if (!isLeftToOffer(wish, location)) queue(wish.jobid);
 */
export function isLeftToOffer(
  { jobid }: Pick<PendingApply, 'jobid'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const returnPath = new URLSearchParams(search).get('returnUrl');
  const path = pathname === '/login' ? (returnPath ?? '') : pathname;
  const offer = buildOfferUrl({ id: jobid, title: '' });
  return path === offer || path.startsWith(`${offer}-`);
}

/**
 * Forgets a candidate's wish for one offer: its application is in the outbox, or the candidate dropped it.
 * @example dropPendingApply(userid, jobid);
 */
export function dropPendingApply(userid: string, jobid: string): void {
  const wishes = readPendingApply(userid);
  const left = wishes.filter((wish) => wish.jobid !== jobid);
  if (left.length === wishes.length) return;
  writeWishes(left);
  if (left.length === 0) removeLocal(OWNER_KEY);
}
