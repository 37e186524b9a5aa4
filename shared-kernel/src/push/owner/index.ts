/**
 * Whose notifications this browser shows: a note that pages and the service worker share. It is gone with the log-out, so
 * that what is still on its way then is not shown.
 */

/** The cache that the note is in. */
export const PUSH_CACHE = 'push-1';

const ADDRESS = '/whose-notifications';

/** `userid` of the account, and what the browser is registered by. */
export type PushOwner = { userid: string; browserId: string };

const isOwner = (note: unknown): note is PushOwner =>
  typeof note === 'object' &&
  note !== null &&
  'userid' in note &&
  typeof note.userid === 'string' &&
  'browserId' in note &&
  typeof note.browserId === 'string';

/** Whose notifications this browser shows; null where nobody's. */
export async function readPushOwner(): Promise<PushOwner | null> {
  try {
    const kept = await (await caches.open(PUSH_CACHE)).match(ADDRESS);
    const note: unknown = await kept?.json();
    return isOwner(note) ? note : null;
  } catch {
    return null;
  }
}

/** Notes whose notifications this browser shows. */
export async function writePushOwner(owner: PushOwner): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(ADDRESS, Response.json(owner));
}

/** From now on it shows nobody's. */
export async function forgetPushOwner(): Promise<void> {
  await caches.delete(PUSH_CACHE);
}
