/**
 * The service worker. It takes over at once, shows pushed notifications and opens the address they carry; requests
 * go on to the network untouched.
 */
export const SERVICE_WORKER = `'use strict';
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
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
