/** Part of the service worker: shows pushed notifications and opens the address they carry. */
export const PUSH_PART = `
self.addEventListener('push', (event) => {
  let message = {};
  try { message = event.data ? event.data.json() : {}; } catch { return; }
  if (typeof message.title !== 'string') return;
  event.waitUntil(self.registration.showNotification(message.title, {
    body: typeof message.body === 'string' ? message.body : '',
    icon: '/icons/icon-192.png',
    lang: 'es-MX',
    data: { url: [message.data?.url, message.url].find((url) => typeof url === 'string') ?? '/' },
  }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  event.waitUntil(self.clients.openWindow(url.origin === self.location.origin ? url.href : '/'));
});
`;
