/** What a page does about the network: it hears of what was kept, and loads anew when it is back. */
import { RELOAD_WANTED, isFromDevice, noteKept } from '@chamba/kernel/offline';
import { savesData } from '@chamba/kernel/preferences';
import { toastShown, type ChambaStore } from '@chamba/kernel/store';
import { browser } from '../navigation/browser.ts';
import { loadType } from '../navigation/load-type.ts';
import { holdsText } from '../session/holds-text.ts';

/** Registers the service worker and listens to it. */
export function startOffline({ dispatch }: Pick<ChambaStore, 'dispatch'>): void {
  addEventListener('online', () => returnToNetwork());
  addEventListener(RELOAD_WANTED, (wanted) => {
    if (!holdsText()) return;
    wanted.preventDefault();
    const text = 'No recargamos la página para no borrar lo que escribiste.';
    dispatch(toastShown({ id: 'offline', kind: 'status', text }));
    returnToNetwork();
  });
  const isAgain = loadType() === 'reload';
  const pauseMs = isAgain ? AGAIN_MS : LASTING_MS;
  // A call may fail for good although the site answers: a page that came from the site is not loaded twice for it.
  const reloads = !isAgain || isFromDevice();
  // The network may have come back while this page was loading.
  returnToNetwork(pauseMs);
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const at = readStoredAnswer(data);
    if (at === null) return;
    noteKept(at);
    // Where a call failed on a network that never went, no event says that it is back.
    returnToNetwork(pauseMs, reloads);
  });
  // Answers may have come before this listener.
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

/** Milliseconds a network has to last before it counts. Networks flap, and a page that is being left gets an event as well. */
const LASTING_MS = 400;
/** Longest pause between two questions whether the site can be reached, in ms. */
const MAX_PAUSE_MS = 30_000;

/** Pause after a reload that came from the device although the site answered, in ms. */
const AGAIN_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The page loads itself anew once the site answers, but never over unsaved input. A device often has a network
 * before anything can be reached by it; a reload then would come from the device again.
 * @param pauseMs before the site is asked; doubled while it does not answer.
 * @param reloads whether the page is loaded anew even if the site answers the first time; else it only stops saying that
 * there is no network.
 */
function returnToNetwork(pauseMs = LASTING_MS, reloads = true): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!navigator.onLine || !isFromDevice()) return;
    fetch('/service-worker', { method: 'HEAD', cache: 'no-store' }).then(
      () => (reloads && !holdsText() ? browser.reload() : noteKept(null)),
      () => returnToNetwork(Math.min(pauseMs * 2, MAX_PAUSE_MS)),
    );
  }, pauseMs);
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/releases/`));
}

function readStoredAnswer(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'kept')
    return null;
  return 'at' in message && typeof message.at === 'number' ? message.at : null;
}
