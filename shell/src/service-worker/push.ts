/** Shows pushed notifications to whom they are for, opens the address they carry, and keeps the browser registered. */
import { forgetPushOwner, readPushOwner } from '@chamba/kernel/push/owner';
import { computeMark, readSignedAccount } from './kept-session.ts';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';

/** Shows a pushed message; one that cannot be read, or is not for whoever uses this browser, shows nothing. */
export function showMessage(event: PushEvent): void {
  event.waitUntil(show(readMessage(event)));
}

async function show(message: Fields): Promise<void> {
  const { title, body, tag, owner } = message;
  if (typeof title !== 'string') return;
  if (typeof owner === 'string' && !(await isFor(owner))) {
    await endNotifications();
    return;
  }
  const data = { url: readAddress(message), ...readMark(message) };
  const options: NotificationOptions = {
    body: typeof body === 'string' ? body : '',
    icon: ICON,
    lang: 'es-MX',
    data,
  };
  if (typeof tag === 'string') {
    // The same message a second time replaces the first without a sound; a newer one of its tag does with one.
    const shown = await self.registration.getNotifications({ tag });
    const isAgain = shown.some(({ data: earlier }: { data?: { at?: unknown } }) => earlier?.at === data.at);
    Object.assign(options, { tag, renotify: shown.length > 0 && !isAgain });
  }
  await self.registration.showNotification(title, options);
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.postMessage({ type: 'notified' });
}

/** Whether a message is for the person who registered this browser, and nobody else has logged in since. */
async function isFor(mark: string): Promise<boolean> {
  const owner = await readPushOwner();
  if (!owner || (await computeMark(owner.userid)) !== mark) return false;
  const signed = await readSignedAccount();
  return signed === null || signed === owner.userid;
}

/** From now on nobody is notified here: at a log-out, and where another person has taken this browser over. */
export async function endNotifications(): Promise<void> {
  try {
    await forgetPushOwner();
    for (const shown of await self.registration.getNotifications()) shown.close();
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // A browser without notifications, or one that refuses: the site sends nothing more to it.
  }
}

/** Opens the address of a notification, in a tab that shows it already where there is one; of another site's the home page. */
export function openNotification(event: NotificationEvent): void {
  event.notification.close();
  const { data } = event.notification as { data?: { url?: string; id?: string } };
  const url = new URL(data?.url ?? '/', self.location.origin);
  const wanted = url.origin === self.location.origin ? url.href : new URL('/', self.location.origin).href;
  event.waitUntil(Promise.all([openPage(wanted), data?.id === undefined ? undefined : markRead(data.id)]));
}

async function openPage(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find((client) => client.url === url);
  await (tab ? tab.focus() : self.clients.openWindow(url));
}

const accountHeaders = (userid: string) => ({
  'content-type': 'application/json',
  'x-chamba': '1',
  // The site refuses the call where the session is another account's by now.
  'x-page-account': userid,
});

/** A notification that was opened is read, wherever it was opened. Without a session it stays unread. */
async function markRead(id: string): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return;
  await fetch('/rest', {
    method: 'PUT',
    headers: accountHeaders(owner.userid),
    body: JSON.stringify({ server: 'messages', service: 'messages', instance: id, payload: { read: true } }),
  }).catch(() => null);
}

/** Registers the subscription that a browser has made in the place of another one, or makes one. */
export function keepRegistered(event: Event): void {
  if ('waitUntil' in event) (event as ExtendableEvent).waitUntil(register());
}

async function register(): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return;
  try {
    const answer: unknown = await (await fetch('/api/sum/subscriptions/key')).json();
    const key = isFields(answer) && isFields(answer['response']) ? answer['response']['publickey'] : null;
    if (typeof key !== 'string') return;
    const { pushManager } = self.registration;
    const subscription =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = subscription.toJSON();
    const { userid, browserId } = owner;
    await fetch(`/api/sum/accounts/${encodeURIComponent(userid)}/subscriptions`, {
      method: 'POST',
      headers: accountHeaders(userid),
      body: JSON.stringify({ resource: 'register', subscription: { endpoint, keys }, browserId }),
    });
  } catch {
    // The next page of its person registers it.
  }
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

/** Which notification of the site it is, and of when. */
function readMark({ data }: Fields): { id?: string; at?: string } {
  const { id, at } = isFields(data) ? data : {};
  return { ...(typeof id === 'string' && { id }), ...(typeof at === 'string' && { at }) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
