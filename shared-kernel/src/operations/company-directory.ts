import type { Sent } from './operation.ts';

/** A page of the directory of employers has all of its letter. */
export const directory = (input: { letter: string } | { query: string }): Sent => ({
  query: { ...input, hits: 1_000, filtercompanies: true },
});
