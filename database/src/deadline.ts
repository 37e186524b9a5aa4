import { StoreTimeoutError } from './store.ts';

/**
 * Waits for `work`, but no longer than the deadline; the work itself goes on.
 * @param deadlineMs milliseconds; 0 waits for ever.
 * @throws StoreTimeoutError when the deadline passes first.
 */
export function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  if (deadlineMs <= 0) return work;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreTimeoutError(deadlineMs)), deadlineMs);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
