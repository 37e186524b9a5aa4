import { readFromOutbox, type OutboxEntry } from '@chamba/kernel/outbox';
import { call, delay, eventChannel } from '@chamba/kernel/store';

/** Interval in ms at which a tab that waits for a lock looks whether the holder still works. */
const LOOK_MS = 45_000;

/** How long in ms an attempt may be overdue: longer than all calls of one take, and than hidden tabs are held back by. */
const OVERDUE_MS = 60_000;

/**
 * Waits for a lock that all tabs of the site and its service worker share: the channel gives one message when the lock is
 * held, and closing the channel lets it go (or stops waiting). Without Web Locks it is held at once.
 * @param steal whether it is taken from the tab that holds it, which works on without it.
 */
export function lockChannel(name: string, steal = false) {
  return eventChannel<true>((emit) => {
    const end = new AbortController();
    const held = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    const hold = () => {
      if (!end.signal.aborted) emit(true);
      return held;
    };
    // Browsers of before 2022 have none.
    const { locks } = navigator as Partial<Navigator>;
    if (locks) locks.request(name, steal ? { steal } : { signal: end.signal }, hold).catch(() => undefined);
    else queueMicrotask(() => void hold());
    return () => end.abort();
  });
}

/**
 * Ends when the tab that holds the lock of an application has stopped working: a page that hangs keeps its locks until the
 * browser ends it. Two looks in a row have to find the same overdue attempt, for a device that wakes finds every one overdue.
 */
export function* holderHangs(userid: string, jobid: string): Generator<unknown, true> {
  let before: string | undefined;
  for (;;) {
    yield delay(LOOK_MS);
    const entry = (yield call(readFromOutbox, userid, jobid)) as OutboxEntry | undefined;
    const isOverdue = !entry || Date.now() - entry.nextAt > OVERDUE_MS;
    const now = isOverdue ? `${entry?.attempts} ${entry?.nextAt}` : undefined;
    if (now !== undefined && now === before) return true;
    before = now;
  }
}
