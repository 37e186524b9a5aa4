import { createReadStream, createWriteStream, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { randomFrom } from '../mutation/random.ts';
import { ROOT } from '../support/report.ts';

const DATA = path.join(ROOT, 'services/data');
const isVacancies = (file: string): boolean => /^empleo-.*\.csv\.gz$/.test(file);

async function readLines(file: string): Promise<string[]> {
  const lines: string[] = [];
  const input = createReadStream(path.join(DATA, file)).pipe(createGunzip());
  for await (const line of createInterface({ input })) if (line !== '') lines.push(line);
  return lines;
}

/** Cells of a line as they are written, quotes included. */
const splitCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map((cell) => cell[1] ?? '');

/** A cell without its quotes. */
const bare = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Reads every shipped vacancy. @param read called with the cells of each by column. */
export async function readShipped<T>(read: (row: Readonly<Record<string, string>>) => T): Promise<T[]> {
  const found: T[] = [];
  for (const file of readdirSync(DATA).filter(isVacancies)) {
    const [header = '', ...lines] = await readLines(file);
    const columns = splitCells(header);
    for (const line of lines) {
      const cells = splitCells(line);
      const row = Object.fromEntries(columns.map((column, at) => [column, bare(cells[at] ?? '')]));
      if (row['offer']?.trim()) found.push(read(row));
    }
  }
  return found;
}

function* scaledLines(lines: readonly string[], rows: number): Generator<string> {
  const [header = '', ...first] = lines;
  const columns = splitCells(header);
  const [date, state, municipality] = ['date', 'state', 'municipality'].map((name) =>
    columns.findIndex((column) => column === name || (name === 'date' && column === 'isodate')),
  );
  if (date === undefined || state === undefined || municipality === undefined)
    throw new Error('Unknown columns.');
  const random = randomFrom(`scaled sample of ${first.length}`);
  yield `${header}\n`;
  for (let row = 0; row < rows; row += 1) {
    const line = first[row % first.length] ?? '';
    if (row < first.length) {
      yield `${line}\n`;
      continue;
    }
    const cells = splitCells(line);
    const where = splitCells(random.pick(first));
    const when = splitCells(random.pick(first));
    cells[state] = where[state] ?? '';
    cells[municipality] = where[municipality] ?? '';
    cells[date] = when[date] ?? '';
    yield `${cells.join(',')}\n`;
  }
}

/**
 * Lays a folder out like the shipped data with so many vacancies: the real ones first, then copies of them, each with
 * the place of one real vacancy and the date of another, so that places, dates and words stay as frequent as they are.
 * @param folder empty; the other files are linked into it.
 */
export async function writeScaledSample(folder: string, offers: number): Promise<void> {
  const files = readdirSync(DATA);
  const vacancies = new Map<string, string[]>();
  for (const file of files) {
    if (isVacancies(file)) vacancies.set(file, await readLines(file));
    else symlinkSync(path.join(DATA, file), path.join(folder, file));
  }
  const real = [...vacancies.values()].reduce((sum, lines) => sum + lines.length - 1, 0);
  for (const [file, lines] of vacancies) {
    const rows = Math.round(((lines.length - 1) * offers) / real);
    await pipeline(
      Readable.from(scaledLines(lines, rows)),
      createGzip({ level: 1 }),
      createWriteStream(path.join(folder, file)),
    );
  }
}
