/** The service worker of the site, put together of its parts. */
import { OFFLINE_PART } from './worker/offline-part.ts';
import { PUSH_PART } from './worker/push-part.ts';
import { RELEASES_PART } from './worker/releases-part.ts';

/**
 * The service worker. It takes over at once. Files of releases never change, so that they come from its cache when they
 * are there; pages and answers come from the network, and from what was kept only where there is none. Which composition
 * a page is made of is known to the page alone.
 */
export const SERVICE_WORKER = `'use strict';
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(start()));
async function start() {
  await self.clients.claim();
  for (const name of await caches.keys()) if (![RELEASES, PAGES, ANSWERS].includes(name)) await caches.delete(name);
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  await tidyReleases();
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    if (request.method === 'DELETE' && url.pathname.startsWith(LOGOUT)) event.waitUntil(forgetPages());
    return;
  }
  if (request.headers.has('range')) return;
  if (RELEASE.test(url.pathname)) event.respondWith(releaseFile(event, request));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (isKeptAnswer(url)) event.respondWith(answer(event, url));
});
self.addEventListener('message', (event) => {
  if (event.data?.type === 'remember') event.waitUntil(remember(event.data));
  if (event.data?.type === 'kept') tellKept(event.source);
});
${RELEASES_PART}
${OFFLINE_PART}
${PUSH_PART}`;
