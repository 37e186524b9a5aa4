/**
 * Whose pages are kept. What was kept in one session is removed when a page of another session comes, at the log-out, and
 * when it is asked for after the session ended: past its end, by a clock that was set back, or, where workers may read
 * cookies, when the cookie holds another session or none.
 */
import { SESSION_HEADER, SESSION_SECONDS_HEADER, VISITOR_MARK } from '@chamba/kernel/service-worker';
import { ANSWERS, PAGES } from './cache-store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Address of the note below the kept pages. */
const SESSION = '/session-of-what-is-kept';

/** Mark of a session that has ended; no page carries it. */
const ENDED = 'ended';

// Clocks are corrected by moments; one that is set back further may have been set back past the end of a session.
const CLOCK_MS = 5 * 60_000;

export type KeptSession = {
  /** Mark of the account, as `SESSION_HEADER` has it. */
  mark: string;
  /** When the session ends, and when it was last seen, in epoch ms. */
  end: number;
  seen: number;
};

/** The session that a page was made in; null for a page that is not kept, such as a tester's. */
export function readSession({ headers }: Response, now = Date.now()): KeptSession | null {
  const mark = headers.get(SESSION_HEADER);
  if (mark === null) return null;
  return { mark, end: now + Number(headers.get(SESSION_SECONDS_HEADER) ?? 0) * 1000, seen: now };
}

/** The session of the kept pages; null before the first. A note that cannot be read matches no session. */
export async function readKeptSession(): Promise<KeptSession | null> {
  const kept = await (await caches.open(PAGES)).match(SESSION);
  if (!kept) return null;
  const note: unknown = await kept.json().catch(() => null);
  return isKeptSession(note) ? note : { mark: '', end: 0, seen: 0 };
}

/** Notes the session of the kept pages. */
export async function writeKeptSession(session: KeptSession): Promise<void> {
  await (await caches.open(PAGES)).put(SESSION, Response.json(session));
}

/** Whether pages of a session may be shown. */
export async function isOpen({ mark, end, seen }: KeptSession): Promise<boolean> {
  if (mark === VISITOR_MARK) return true;
  if (mark === ENDED) return false;
  const now = Date.now();
  if (now + CLOCK_MS < seen) return false;
  if (!('cookieStore' in self)) return now < end;
  const userid = await readSignedAccount();
  return userid !== null && mark === (await computeMark(userid));
}

/** The account of the session of this browser; null without one, and where workers may not read cookies. */
export async function readSignedAccount(): Promise<string | null> {
  if (!('cookieStore' in self)) return null;
  const cookie = await self.cookieStore.get('session').catch(() => null);
  try {
    const session: unknown = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
    if (typeof session !== 'object' || session === null || !('userid' in session)) return null;
    return typeof session.userid === 'string' ? session.userid : null;
  } catch {
    return null;
  }
}

/** Removes what was kept in a session that has ended. @returns whether there was one. */
export async function forgetEndedSession(): Promise<boolean> {
  const session = await readKeptSession();
  if (!session) return false;
  if (await isOpen(session)) {
    await writeKeptSession({ ...session, seen: Math.max(session.seen, Date.now()) });
    return false;
  }
  await forgetPages();
  await writeKeptSession({ mark: ENDED, end: 0, seen: 0 });
  return true;
}

/** Removes every kept page and answer. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(PAGES), caches.delete(ANSWERS)]);
}

/** The mark of an account, as the gateway makes it. */
export async function computeMark(userid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userid));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 12);
}

function isKeptSession(note: unknown): note is KeptSession {
  return (
    typeof note === 'object' &&
    note !== null &&
    'mark' in note &&
    typeof note.mark === 'string' &&
    'end' in note &&
    'seen' in note
  );
}
