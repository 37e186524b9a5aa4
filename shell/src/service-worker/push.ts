/** Shows pushed notifications and opens the address they carry. */

declare const self: ServiceWorkerGlobalScope;

/** Shows a pushed message; one that cannot be read shows nothing. */
export function showMessage(event: PushEvent): void {
  const message = readMessage(event);
  const title = message['title'];
  if (typeof title !== 'string') return;
  const body = message['body'];
  event.waitUntil(
    self.registration.showNotification(title, {
      body: typeof body === 'string' ? body : '',
      icon: '/icons/icon-192.png',
      lang: 'es-MX',
      data: { url: readAddress(message) },
    }),
  );
}

/** Opens the address of a notification; of another site's the home page. */
export function openNotification(event: NotificationEvent): void {
  event.notification.close();
  const { data } = event.notification as { data?: { url?: string } };
  const url = new URL(data?.url ?? '/', self.location.origin);
  event.waitUntil(self.clients.openWindow(url.origin === self.location.origin ? url.href : '/'));
}

type Fields = Readonly<Record<string, unknown>>;

function readMessage({ data }: PushEvent): Fields {
  try {
    const message: unknown = data?.json();
    return isFields(message) ? message : {};
  } catch {
    return {};
  }
}

function readAddress({ data, url }: Fields): string {
  const addresses = [isFields(data) ? data['url'] : undefined, url];
  return addresses.find((address) => typeof address === 'string') ?? '/';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
