/** Notifications of this browser while the site is closed (Web Push). */
import { isText, readLocal, writeLocal } from '../storage/index.ts';
import { forgetPushOwner } from './owner/index.ts';

/** Whether this browser can be notified, and what its person said: `none` where it cannot. */
export type PushPermission = NotificationPermission | 'none';

/** What the browser answers today; a phone of Apple can only when the site is installed. */
export function readPushPermission(): PushPermission {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isAble ? Notification.permission : 'none';
}

const HEX = /^[0-9a-f]{32}$/;

/** The id of this browser for its notifications: 32 hexadecimal characters, made up once. */
export function readBrowserId(): string {
  const known = readLocal('browserId', isText);
  if (known !== null && HEX.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeLocal('browserId', made);
  return made;
}

/** A subscription as it is registered. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

async function findManager(): Promise<PushManager | null> {
  const registration: Partial<ServiceWorkerRegistration> | undefined =
    await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

const toBase64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription that the browser has; null without one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  return (await (await findManager())?.getSubscription()) ?? null;
}

/**
 * Subscribes this browser by the key of the site: with another key than before it is a new subscription.
 * @throws where the browser refuses, or its push service cannot be reached.
 */
export async function subscribeDevice(key: string): Promise<DeviceSubscription> {
  const manager = await findManager();
  if (!manager) throw new Error('There is no service worker.');
  let subscription = await manager.getSubscription();
  if (subscription && toBase64url(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}

/** Ends what the browser is subscribed to, and whose it was. A browser that refuses keeps a subscription nobody uses. */
export async function endSubscription(): Promise<void> {
  await forgetPushOwner().catch(() => undefined);
  await (await findSubscription().catch(() => null))?.unsubscribe().catch(() => false);
}
