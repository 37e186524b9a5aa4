/**
 * How much of a résumé the import understands: files of many layouts with their truth, made by `cv-import/make`. The reader
 * was written with the files of `seen`; those of `unseen` were made after it, by other programs, and it is not fitted to them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile, whyNot } from './cv-import/read-file.ts';
import {
  precision,
  readValues,
  recall,
  score,
  total,
  truthSchema,
  truthValues,
  type Count,
} from './cv-import/score.ts';
import { report, ROOT } from './support/report.ts';

/** What has to be reached, by field, on each set. */
const BARS: Readonly<Record<string, number>> = {
  name: 0.98,
  mail: 0.98,
  phone: 0.98,
  employers: 0.85,
  titles: 0.85,
  dates: 0.85,
};
const FOLDER = path.join(ROOT, 'bench/cv-import/files');
const isVerbose = process.argv.includes('--each');

async function scoreFile(file: string): Promise<Record<string, Count>> {
  const truth = truthValues(truthSchema.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8'))));
  const cv = await readFile(file);
  const read = cv ? readValues(cv) : {};
  const counts = score(truth, read);
  if (isVerbose)
    for (const [field, { right, read: found, there }] of Object.entries(counts))
      if (right < there || found > right)
        console.log(
          `${path.basename(file)} ${field}: ${JSON.stringify(read[field] ?? [])} for ${JSON.stringify(truth[field])}`,
        );
  return counts;
}

const percent = (value: number): string => value.toFixed(3);
let isMissed = false;
const rows: Array<Record<string, string | number>> = [];
for (const set of readdirSync(FOLDER).filter((name) => name.endsWith('seen'))) {
  const names = readdirSync(path.join(FOLDER, set)).filter((name) => !name.endsWith('.json'));
  const scores: Array<Record<string, Count>> = [];
  for (const name of names) scores.push(await scoreFile(path.join(FOLDER, set, name)));
  for (const [field, count] of Object.entries(total(scores))) {
    const bar = BARS[field];
    const isBelow = bar !== undefined && Math.min(precision(count), recall(count)) < bar;
    isMissed ||= isBelow;
    rows.push({
      set: `${set} (${names.length} files)`,
      field,
      precision: percent(precision(count)),
      recall: percent(recall(count)),
      values: count.there,
      bar: bar === undefined ? '' : `${bar}${isBelow ? ' missed' : ''}`,
    });
  }
}
/** What a file that is no readable résumé is taken for. */
const BAD: Readonly<Record<string, string>> = {
  'blank.pdf': 'no text',
  'cut-off.docx': 'damaged',
  'cut-off.pdf': 'damaged',
  'empty.pdf': 'damaged',
  'locked.pdf': 'locked',
  'long.pdf': 'no résumé',
  'noise.pdf': 'damaged',
  'old-word.docx': 'damaged',
  'scanned.pdf': 'no text',
};
const bad = await Promise.all(
  Object.entries(BAD).map(async ([file, expected]) => ({
    file,
    expected,
    'taken for': await whyNot(path.join(FOLDER, 'bad', file)),
  })),
);
console.table(bad);
isMissed ||= bad.some((row) => row['taken for'] !== row.expected);
report('cv-import', rows);
if (isMissed) process.exitCode = 1;
