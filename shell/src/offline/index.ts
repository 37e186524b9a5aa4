/** What a page does about the network: it hears of what was kept, and loads anew when it is back. */
import { isFromDevice, noteKept } from '@chamba/kernel/offline';
import { savesData } from '@chamba/kernel/preferences';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import { browser, loadType } from '../navigation/browser.ts';

/** Registers the service worker and listens to it. */
export function startOffline(): void {
  addEventListener('online', returnToNetwork);
  // The network may have come back while this page was loading. Only once: where the network answers nothing, a reload
  // comes from the device as well.
  if (loadType() !== 'reload') returnToNetwork();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const at = keptAnswerOf(data);
    if (at !== null) noteKept(at);
  });
  // Answers may have come before anybody listened.
  if (isFromDevice()) serviceWorker.controller?.postMessage({ type: 'kept' });
  // This page and its files were loaded past the worker when it was not there yet.
  const isFirst = serviceWorker.controller === null;
  serviceWorker.register('/service-worker').then(
    async () => {
      if (!isFirst) return;
      const { active } = await serviceWorker.ready;
      active?.postMessage({
        type: 'remember',
        page: savesData() ? null : location.href,
        files: loadedFiles(),
      });
    },
    // A browser that refuses (private mode, policy) only loses what the worker adds.
    () => undefined,
  );
}

/** Milliseconds a network has to last before it counts. Networks flap, and a page that is being left is told of one. */
const LASTING_MS = 400;

/** The page loads itself anew once there is a network, but never over what somebody typed. */
function returnToNetwork(): void {
  setTimeout(() => {
    if (!navigator.onLine || !isFromDevice()) return;
    if (hasUnsavedChanges()) noteKept(null);
    else browser.reload();
  }, LASTING_MS);
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/releases/`));
}

function keptAnswerOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'kept')
    return null;
  return 'at' in message && typeof message.at === 'number' ? message.at : null;
}
