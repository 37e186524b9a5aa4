/** The caches of the worker. */
import { PUSH_CACHE } from '@chamba/kernel/push/owner';

/** Pages by address. They name the release they are made of, and their parts. */
export const PAGES = 'pages-2';
/** Answers to calls of pages, by address. */
export const ANSWERS = 'answers-1';
/** Files of releases, by address. */
export const RELEASES = 'releases-1';

/** Every cache of this worker, and that of the note whose notifications it shows; others are of older workers and removed. */
export const CACHES: readonly string[] = [RELEASES, PAGES, ANSWERS, PUSH_CACHE];

/** Header of a kept response: when it was kept, in epoch ms. */
export const KEPT_AT_HEADER = 'x-kept-at';
/** Header of a kept page: folders of the releases that it is made of, separated by spaces. */
export const MADE_OF_HEADER = 'x-releases';

// A page also keeps the release that it was made of: without a limit a phone would keep one release per page.
const KEPT_MS = 60 * 86_400_000;

/** Parameters that differ each time and do not change the answer. */
const IGNORED_PARAMETERS = ['uuid', 'utm_origin', 'utm_channel'];

/** The address under which a response is kept. */
export function cacheKey(url: URL): string {
  const key = new URL(url);
  key.hash = '';
  for (const name of IGNORED_PARAMETERS) key.searchParams.delete(name);
  return key.href;
}

/**
 * Keeps a response. Without room it is not kept, and cannot be read offline.
 * @param notes headers to keep with it.
 */
export async function put(
  name: string,
  key: string,
  response: Response,
  notes: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    const headers = new Headers(response.headers);
    // The body is kept as it is read: decoded.
    for (const header of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(header);
    headers.set(KEPT_AT_HEADER, String(Date.now()));
    for (const [note, text] of Object.entries(notes)) headers.set(note, text);
    const cache = await caches.open(name);
    const body = await response.blob();
    // What was kept before goes first, so that the order of keys is that of use.
    await cache.delete(key);
    await cache.put(key, new Response(body, { status: 200, headers }));
  } catch {
    // No room.
  }
}

/**
 * Removes the responses used least recently, and all that are too old.
 * @param limit how many of those that count are kept.
 * @param counts whether a response counts against the limit.
 */
export async function trim(
  name: string,
  limit: number,
  counts: (response: Response) => boolean = () => true,
): Promise<void> {
  const cache = await caches.open(name);
  const counted: Request[] = [];
  for (const key of await cache.keys()) {
    const response = await cache.match(key);
    if (response && counts(response)) counted.push(key);
  }
  for (const key of counted.slice(0, Math.max(0, counted.length - limit))) await cache.delete(key);
  // Keys are in the order of use: the first that is young enough ends it. A response without a time is not a page.
  for (const key of await cache.keys()) {
    const at = (await cache.match(key))?.headers.get(KEPT_AT_HEADER) ?? null;
    if (at === null) continue;
    if (Date.now() - Number(at) <= KEPT_MS) break;
    await cache.delete(key);
  }
}
