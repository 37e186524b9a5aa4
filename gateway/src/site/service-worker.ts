/**
 * The service worker. It takes over at once, shows pushed notifications and opens the address they carry. Files of
 * releases never change, so that they come from its cache when they are there, whichever composition asks: it can mix
 * nothing. Pages, calls and everything else go on to the network untouched; which composition a page is made of is
 * known to the page alone.
 *
 * Browsers check the hash of a file wherever it comes from. A request that insists on the network (a retry after a file
 * failed) gets there, and its answer replaces the copy. Folders of releases that no open page uses go when there are
 * more than a few of a unit.
 */
export const SERVICE_WORKER = `'use strict';
const CACHE = 'releases-1';
const KEPT_PER_UNIT = 3;
const RELEASE = /^\\/releases\\/([a-z][a-z0-9-]*)\\/([^/]+)\\//;
const folderOf = (url) => {
  const found = RELEASE.exec(new URL(url).pathname);
  return found && { unit: found[1], folder: found[0] };
};
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(start()));
async function start() {
  await self.clients.claim();
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await tidy();
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || !RELEASE.test(url.pathname)) return;
  event.respondWith(file(event, request));
});
async function file(event, request) {
  const past = request.cache === 'reload' || request.cache === 'no-store';
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = cache && !past ? await cache.match(request.url) : undefined;
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.status === 200 && answer.type !== 'opaque') {
    const copy = answer.clone();
    event.waitUntil(keep(cache, request.url, copy));
  }
  return answer;
}
async function keep(cache, url, answer) {
  try {
    const isNew = !(await cache.keys()).some((known) => folderOf(known.url)?.folder === folderOf(url).folder);
    await cache.put(url, answer);
    if (isNew) await tidy();
  } catch {
    // Without room the browser loads the file again the next time.
  }
}
async function tidy() {
  const cache = await caches.open(CACHE);
  const units = new Map();
  for (const { url } of await cache.keys()) {
    const { unit, folder } = folderOf(url);
    units.set(unit, (units.get(unit) ?? new Set()).add(folder));
  }
  for (const folders of units.values()) {
    for (const folder of [...folders].slice(0, -KEPT_PER_UNIT)) {
      for (const { url } of await cache.keys()) if (folderOf(url).folder === folder) await cache.delete(url);
    }
  }
}
self.addEventListener('push', (event) => {
  let message = {};
  try { message = event.data ? event.data.json() : {}; } catch { return; }
  if (typeof message.title !== 'string') return;
  event.waitUntil(self.registration.showNotification(message.title, {
    body: typeof message.body === 'string' ? message.body : '',
    icon: '/icons/mark.svg',
    lang: 'es-MX',
    data: { url: typeof message.url === 'string' ? message.url : '/' },
  }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  event.waitUntil(self.clients.openWindow(url.origin === self.location.origin ? url.href : '/'));
});
`;
