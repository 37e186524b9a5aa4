import { fold } from '../text.ts';

/** The level that a text names by one of several patterns; 0 where it names none. */
export const levelIn = (levels: ReadonlyArray<readonly [number, RegExp]>, text: string): number => {
  const folded = fold(text);
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? 0;
};
