/**
 * Whether the page lives from what this device kept. The root element says so (`data-kept`, epoch ms of what is
 * shown, 0 when only the frame of the page was kept), since units bundle copies of this module: the server's worker
 * writes it into pages, the shell for answers.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Dispatched on the window when `data-kept` changed. */
const CHANGED = 'chamba:kept';

/** Event on the window before the person reloads the page; `preventDefault` keeps a page with unsaved text. */
export const RELOAD_WANTED = 'chamba:reload';

const subscribe = (changed: () => void): (() => void) => {
  const events = ['online', 'offline', CHANGED];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
};

const never = (): null => null;

/**
 * When what is shown was kept, in epoch ms; null for what came from the network.
 * @example const isOld = Date.now() - (keptAt() ?? Date.now()) > 86_400_000;
 */
export function keptAt(): number | null {
  const kept = Number(document.documentElement.dataset['kept']);
  return Number.isFinite(kept) && kept > 0 ? kept : null;
}

/**
 * Whether the page was opened without a network, even where nothing of it was kept (`data-kept` is 0 then).
 * @example if (isFromDevice()) return location.reload();
 */
export function isFromDevice(): boolean {
  return document.documentElement.dataset['kept'] !== undefined;
}

/**
 * Notes that something shown was kept on this device.
 * @param at epoch ms; null when all came from the network.
 * @example noteKept(null); // all that is shown came from the network
 */
export function noteKept(at: number | null): void {
  if (at === null) delete document.documentElement.dataset['kept'];
  else document.documentElement.dataset['kept'] = String(at);
  dispatchEvent(new Event(CHANGED));
}

/**
 * True while there is no network, or while what is shown came from this device for want of it; false on the server.
 * @example const isOffline = useOffline();
 */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isFromDevice(),
    () => false,
  );
}

/**
 * The instant of `keptAt` for components.
 * @example
 * const at = useKeptAt();
 * return at === null ? null : <Banner tone="info">Esta página se guardó {formatKept(at, Date.now())}.</Banner>;
 */
export function useKeptAt(): number | null {
  return useSyncExternalStore(subscribe, keptAt, never);
}

/**
 * Calls `back` when the network returns.
 * @param offline what `useOffline` gives.
 * @example useWhenOnline(useOffline(), () => dispatch(offerRequested(jobid)));
 */
export function useWhenOnline(offline: boolean, back: () => void): void {
  const was = useRef(offline);
  // By the change, not by the event: the rendering that the event causes would take a listener away before its turn.
  useEffect(() => {
    if (was.current && !offline) back();
    was.current = offline;
  });
}
