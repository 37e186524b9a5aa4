import { setImmediate } from 'node:timers/promises';

/** Lets others have the thread from time to time. */
export type Pause = () => Promise<void>;

/** How long others may have to wait, in milliseconds. */
const SLICE_MS = 6;

/** The work was called off. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

/**
 * A pause for long work in this thread: gives the thread away whenever it was held for some milliseconds.
 * @param isStopped whether the work is called off; the pause then throws StoppedError.
 */
export function pauses(isStopped: () => boolean): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    if (isStopped()) throw new StoppedError();
    since = performance.now();
  };
}
