/** A small sample of vacancies, so that a verifying gateway starts within seconds. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = 'empleo-gob-mx-2020-08.csv';
const OFFERS = 300;

/**
 * Writes the first offers of the shipped sample into a folder for `SAMPLE`.
 * @returns false if the services with their sample are not installed.
 */
export function writeSmallSample(folder: string): boolean {
  const source = shippedSample();
  if (source === null) return false;
  const text = gunzipSync(readFileSync(source)).toString('utf8');
  writeFileSync(path.join(folder, FILE), text.slice(0, endOfRecord(text, OFFERS)));
  return true;
}

function shippedSample(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@chamba/services/package.json');
    const file = path.join(path.dirname(manifest), 'data', `${FILE}.gz`);
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** End of a CSV record: line breaks within quotes do not count. */
function endOfRecord(text: string, records: number): number {
  let quoted = false;
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') quoted = !quoted;
    // The first line contains the column names.
    if (text[index] === '\n' && !quoted && ++seen > records) return index + 1;
  }
  return text.length;
}
