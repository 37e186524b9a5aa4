import type { Observation } from './observation.ts';

/** Something that a release changes on a page. */
export type Difference = {
  rule: string;
  /** `breaking` blocks the release unless its team accepts it by name; `warning` is for them to read. */
  level: 'breaking' | 'warning';
  message: string;
  remedy: string;
};

/** A page with what is live, and with the release. */
export type Pair = {
  was: Observation;
  is: Observation;
  /** Names of the events that units send each other. */
  events: ReadonlySet<string>;
  /** Whether the release is the shell's, which owns header and footer. */
  isShell: boolean;
};

export const breaks = (rule: string, message: string, remedy: string): Difference => ({
  rule,
  level: 'breaking',
  message,
  remedy,
});

export const warns = (rule: string, message: string, remedy = ''): Difference => ({
  rule,
  level: 'warning',
  message,
  remedy,
});

/** The first entries of a list, for a sentence. */
export function some(entries: readonly string[]): string {
  const shown = entries.slice(0, 4).map((entry) => `"${entry}"`);
  return entries.length > shown.length
    ? `${shown.join(', ')} and ${entries.length - shown.length} more`
    : shown.join(', ');
}

/** What the first list has more often than the second. */
export function missingFrom(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((entry) => {
    const index = left.indexOf(entry);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
