/**
 * Pages that were opened, for when there is no network. They are kept as they came; which are, and how many of a kind, is
 * the rule of their route, which the gateway sends with them. A page that was reached inside the tab has its answers kept
 * instead, and is opened in the frame of the newest page. A document from here is marked (`data-kept`).
 */
import {
  DOCUMENT_PARTS_HEADER,
  OFFLINE_HEADER,
  parseDocumentParts,
  parseKeepRule,
} from '@chamba/kernel/service-worker';
import { cacheKey, KEPT_AT_HEADER, MADE_OF_HEADER, PAGES, put, trim } from './cache-store.ts';
import { markKept, toFrame } from './frame.ts';
import {
  forgetEndedSession,
  forgetPages,
  isOpen,
  readKeptSession,
  readSession,
  writeKeptSession,
} from './kept-session.ts';
import { nothingKept } from './nothing-kept.ts';

const RELEASE_FOLDERS = /\/releases\/[a-z][a-z0-9-]*\/[\w.-]+\//g;

/** Answers a navigation from the network, else from what was kept. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch {
    // What cannot be checked, or cannot be removed, is not shown.
    const isOver = await forgetEndedSession().catch(() => null);
    const kept = isOver === false ? await readKeptPage(url).catch(() => null) : null;
    return kept ?? nothingKept(isOver === true);
  }
}

/** Keeps a page if its route says so, and with it the name of what it is made of. */
export async function keepPage(url: URL, response: Response): Promise<void> {
  const session = readSession(response);
  if (response.status !== 200 || response.redirected || session === null) return;
  const before = await readKeptSession();
  if (before && before.mark !== session.mark) await forgetPages();
  const rule = parseKeepRule(response.headers.get(OFFLINE_HEADER));
  // Its session may have ended while the page was on its way.
  if (rule === null || !(await isOpen(session))) return;
  // What it is made of stays as long as the page does: without it the page would not come alive.
  const html = await response.clone().text();
  const folders = [...new Set(html.match(RELEASE_FOLDERS))].join(' ');
  await put(PAGES, cacheKey(url), response, { [MADE_OF_HEADER]: folders });
  await writeKeptSession(session);
  await trim(
    PAGES,
    rule.keep,
    ({ headers }) => parseKeepRule(headers.get(OFFLINE_HEADER))?.kind === rule.kind,
  );
}

/** The kept page of an address, else the frame of the newest one; null when none is kept. */
async function readKeptPage(url: URL): Promise<Response | null> {
  const cache = await caches.open(PAGES);
  const exact = await cache.match(cacheKey(url));
  if (exact) return shown(exact, Number(exact.headers.get(KEPT_AT_HEADER)));
  for (const key of [...(await cache.keys())].reverse()) {
    const page = await cache.match(key);
    // The frame has no content: answers report themselves when they were kept.
    if (page?.headers.has(OFFLINE_HEADER)) return shown(page, 0);
  }
  return null;
}

/** A kept page for the browser. @param at when its content was kept, in epoch ms; 0 leaves the content out. */
async function shown(page: Response, at: number): Promise<Response | null> {
  const parts = parseDocumentParts(page.headers.get(DOCUMENT_PARTS_HEADER));
  if (!parts) return null;
  const html = await page.text();
  // The start of the document is marked last: offsets are those of the document as it came.
  const document = markKept(at === 0 ? toFrame(html, parts) : html, parts, at);
  return new Response(document, { status: 200, headers: page.headers });
}
