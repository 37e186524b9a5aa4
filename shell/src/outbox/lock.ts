import { eventChannel } from '@chamba/kernel/store';

/**
 * Waits for a lock that all tabs of the site and its service worker share: the channel gives one message when the lock is
 * held, and closing the channel lets it go (or stops waiting). Without Web Locks it is held at once.
 */
export function lockChannel(name: string) {
  return eventChannel<true>((emit) => {
    const end = new AbortController();
    const held = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    const hold = () => {
      if (!end.signal.aborted) emit(true);
      return held;
    };
    // Browsers of before 2022 have none.
    const { locks } = navigator as Partial<Navigator>;
    if (locks) locks.request(name, { signal: end.signal }, hold).catch(() => undefined);
    else queueMicrotask(() => void hold());
    return () => end.abort();
  });
}
