/** How a mail that is owed says so in its row: how often it was tried, and when last (epoch ms). */
export type Waiting = { attempts: number; at: number };

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** The text of the row. */
export const writeWaiting = ({ attempts, at }: Waiting): string => `waiting ${attempts} ${at}`;

/** What a row says; null for a mail that does not wait. */
export function readWaiting(failure: string | null): Waiting | null {
  const [, attempts, at] = /^waiting (\d+) (\d+)$/.exec(failure ?? '') ?? [];
  return attempts && at ? { attempts: Number(attempts), at: Number(at) } : null;
}

/** Whether a mail that waits may be tried again: after a minute, then after twice as long each time up to an hour. */
export function isDue({ attempts, at }: Waiting, now: number): boolean {
  return now >= at + Math.min(MINUTE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}
