/** Pauses before the first repeats, in ms. */
const FIRST_PAUSES = [2_000, 4_000];
const MAX_PAUSE_MS = 15 * 60_000;

/**
 * Pause before the next attempt: 2 s, 4 s, then doubling up to 15 minutes, each between half and all of itself so
 * that many browsers do not come back at the same moment.
 * @param attempts attempts made so far, at least 1.
 * @param random a number in [0, 1).
 * @returns milliseconds.
 */
export function pauseAfter(attempts: number, random: number = Math.random()): number {
  const first = FIRST_PAUSES[attempts - 1];
  if (first !== undefined) return first;
  const longest = Math.min(2_000 * 2 ** (attempts - 1), MAX_PAUSE_MS);
  return Math.round(longest * (0.5 + random / 2));
}
