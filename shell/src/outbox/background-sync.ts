import { SYNC_TAG } from '@chamba/kernel/outbox';

/** What TypeScript's types of pages lack: browsers with Background Sync have it. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks the browser to wake the service worker when there is a network, also once this page is closed. */
export function askForSync(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.ready
    .then((registration: Syncing) => registration.sync?.register(SYNC_TAG))
    // A browser that refuses leaves it to the next page.
    .catch(() => undefined);
}
