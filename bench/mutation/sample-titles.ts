/**
 * Writes titles.tsv: 2,000 distinct titles of the shipped vacancies, drawn with a fixed seed. Run once, before the
 * search was tuned; it is kept to show how the file came about. With a seed and a file as arguments it draws other
 * titles, none of which is in titles.tsv, to check the search with what it was not tuned for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../support/report.ts';
import { readTitles } from './inputs.ts';
import { randomFrom } from './random.ts';
import { fold } from './variants.ts';

const FILES = ['empleo-gob-mx-2018-08.csv.gz', 'empleo-gob-mx-2020-08.csv.gz'];

/** How many titles are drawn from those that so many offers have. */
const BANDS: ReadonlyArray<readonly [from: number, to: number, titles: number]> = [
  [50, Infinity, 120],
  [10, 49, 330],
  [3, 9, 500],
  [2, 2, 450],
  [1, 1, 600],
];
const MAX_WORDS = 5;

/** The offer column of a row; titles with commas stand in quotes. */
function parseTitle(row: string): string {
  const after = row.slice(row.indexOf(',') + 1);
  const quoted = /^"((?:[^"]|"")*)"/.exec(after);
  return (quoted?.[1]?.replaceAll('""', '"') ?? after.slice(0, after.indexOf(',')))
    .trim()
    .replace(/\s+/g, ' ');
}

const offers = new Map<string, number>();
const rowsOfWord = new Map<string, number>();
for (const file of FILES) {
  const text = gunzipSync(readFileSync(path.join(ROOT, 'services/data', file))).toString('utf8');
  for (const row of text.split('\n').slice(1)) {
    const title = parseTitle(row);
    if (title === '') continue;
    offers.set(title, (offers.get(title) ?? 0) + 1);
    for (const word of new Set(fold(title).split(' '))) rowsOfWord.set(word, (rowsOfWord.get(word) ?? 0) + 1);
  }
}

/** Short enough, with something to misspell, and without words of one single row: those are mostly slips themselves. */
function isFit(title: string): boolean {
  const words = title.split(' ');
  return (
    words.length <= MAX_WORDS &&
    title === title.toLowerCase() &&
    /^[\p{L}\d .,/+-]+$/u.test(title) &&
    words.some((word) => /^[a-zñáéíóúü]{5,}$/.test(word)) &&
    fold(title)
      .split(' ')
      .every((word) => (rowsOfWord.get(word) ?? 0) > 1)
  );
}

const [seed = 'titles of the mutation bench', file = path.join(ROOT, 'bench/mutation/titles.tsv')] =
  process.argv.slice(2);
const known = new Set(process.argv.length > 2 ? readTitles() : []);
const random = randomFrom(seed);
const fit = [...offers]
  .filter(([title]) => isFit(title) && !known.has(title))
  .sort(([a], [b]) => (a < b ? -1 : 1));
const drawn = BANDS.flatMap(([from, to, titles]) => {
  const open = fit.filter(([, count]) => count >= from && count <= to);
  return Array.from({ length: Math.min(titles, open.length) }, () =>
    open.splice(random.below(open.length), 1),
  ).flat();
});
drawn.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
const lines = drawn.map(([title, count]) => `${count}\t${title}`);
writeFileSync(file, `offers\ttitle\n${lines.join('\n')}\n`);
console.log(`${drawn.length} titles of ${fit.length} fit ones among ${offers.size}`);
