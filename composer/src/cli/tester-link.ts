/** What the commands that make tester links have in common. */
import { z } from 'zod';
import { Misuse } from '../failure.ts';

/** Ninety days. */
const MAX_HOURS = 24 * 90;

/** The option as a line of a command's help. @param usual hours where none are named. */
export const hoursHelp = (usual: string): string =>
  `  --hours <n>          how long the link holds, 1 to ${MAX_HOURS}; else ${usual}`;

/** A link as a site answers it. */
export const linkSchema = z.looseObject({ url: z.string(), expires: z.string() });

/** Hours from `--hours`. @throws Misuse if a link may not hold for so long. */
export function readHours(given: string): number {
  const hours = Number(given);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
    throw new Misuse(`--hours is 1 to ${MAX_HOURS}`);
  return hours;
}
