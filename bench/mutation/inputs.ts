import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/report.ts';

const readLines = (file: string): string[] =>
  readFileSync(path.resolve(ROOT, 'bench/mutation', file), 'utf8')
    .trim()
    .split('\n');

/** The titles, the most frequent first. @param file of the same form, in place of the bench's own. */
export const readTitles = (file = 'titles.tsv'): string[] =>
  readLines(file)
    .slice(1)
    .map((line) => line.split('\t')[1] ?? '');

/** A query, and the word that must not be found instead of it. */
export type Pair = { query: string; wrong: string; kind: string };

/** The pairs of words that are near each other and mean different things. */
export const readPairs = (): Pair[] =>
  readLines('negatives.tsv')
    .slice(1)
    .map((line) => {
      const [query = '', wrong = '', kind = ''] = line.split('\t');
      return { query, wrong, kind };
    });

/** Queries without any meaning. */
export const readNonsense = (): string[] => readLines('nonsense.txt');
