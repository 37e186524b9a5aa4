/**
 * The service worker of the site. It takes over at once. Files of releases never change, so they come from its cache
 * when they are there; pages and answers come from the network, and from the cache only where there is none. Which
 * composition a page is made of is known to the page alone. The gateway serves this script at `/service-worker`.
 */
import { answerCall, isKeptCall, postKept } from './answers.ts';
import { CACHES } from './cache-store.ts';
import { forgetPages } from './kept-session.ts';
import { sendWhenOnline } from './outbox.ts';
import { answerPage, keepPage } from './pages.ts';
import { endNotifications, keepRegistered, openNotification, showMessage } from './push.ts';
import { answerReleaseFile, isReleaseFile, keepReleaseFiles, removeOldReleases } from './releases.ts';

declare const self: ServiceWorkerGlobalScope;

/** Calls below this path end a session. */
const LOGOUT = '/api/aais/authentication_token/';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('fetch', handleFetch);
self.addEventListener('message', handleMessage);
self.addEventListener('push', showMessage);
self.addEventListener('sync', sendWhenOnline);
self.addEventListener('notificationclick', openNotification);
self.addEventListener('pushsubscriptionchange', keepRegistered);

async function start(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys()) if (!CACHES.includes(name)) await caches.delete(name);
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not in every browser
  await self.registration.navigationPreload?.enable();
  await removeOldReleases();
}

function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    if (request.method === 'DELETE' && url.pathname.startsWith(LOGOUT))
      event.waitUntil(Promise.all([forgetPages(), endNotifications()]));
    return;
  }
  if (request.headers.has('range')) return;
  if (isReleaseFile(url)) event.respondWith(answerReleaseFile(event));
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (isKeptCall(url)) event.respondWith(answerCall(event, url));
}

function handleMessage(event: ExtendableMessageEvent): void {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'remember' && 'files' in message && Array.isArray(message.files))
    event.waitUntil(remember(message.files, 'page' in message ? message.page : null));
  if (message.type === 'kept' && event.source && 'id' in event.source) postKept(event.source);
}

/** Keeps a page that was loaded before this worker, and its files: from the browser's own cache where they are there. */
async function remember(files: readonly unknown[], page: unknown): Promise<void> {
  await keepReleaseFiles(files.filter((file) => typeof file === 'string'));
  if (typeof page !== 'string') return;
  const response = await fetch(page, { cache: 'force-cache', headers: { accept: 'text/html' } }).catch(
    () => null,
  );
  if (response) await keepPage(new URL(page), response);
}
