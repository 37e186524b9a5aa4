import { fork } from 'node:child_process';
import path from 'node:path';
import { report } from '../support/report.ts';

/** A moment of an import. */
type Sample = { label: string; done: number; ms: number; rss: number; heapUsed: number };

/** What an import took. */
export type ImportFigures = {
  seconds: number;
  /** Highest memory of each tenth of the vacancies and of the steps before and after them, in MB. */
  rows: Record<string, string | number>[];
  /** Highest resident memory in the second half of the vacancies over that in the first. */
  growth: number;
};

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && 'rss' in value && 'done' in value;

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const highest = (samples: readonly Sample[], of: 'rss' | 'heapUsed'): number =>
  samples.reduce((most, sample) => Math.max(most, sample[of]), 0);

function summarise(samples: readonly Sample[]): ImportFigures {
  const vacancies = samples.filter(({ label }) => /^(Vacancies|Records)/.test(label));
  // Each file counts from zero; a falling number means that the next one has begun.
  let before = 0;
  let last = 0;
  const placed = vacancies.map((sample) => {
    if (sample.done < last) before += last;
    last = sample.done;
    return { ...sample, done: before + sample.done };
  });
  const total = placed.at(-1)?.done ?? 0;
  const between = (from: number, to: number) =>
    placed.filter(({ done }) => done > total * from && done <= total * to);
  const row = (name: string, part: readonly Sample[]) => ({
    part: name,
    'RSS, MB': megabytes(highest(part, 'rss')),
    'heap, MB': megabytes(highest(part, 'heapUsed')),
    'until, s': Math.round((part.at(-1)?.ms ?? 0) / 1_000),
  });
  const isBefore = (sample: Sample): boolean => sample.ms < (vacancies[0]?.ms ?? 0);
  const isAfter = (sample: Sample): boolean => sample.ms > (vacancies.at(-1)?.ms ?? 0);
  return {
    seconds: Math.round((samples.at(-1)?.ms ?? 0) / 1_000),
    rows: [
      row('before', samples.filter(isBefore)),
      ...Array.from({ length: 10 }, (_, tenth) =>
        row(`offers ${Math.round((total * (tenth + 1)) / 10)}`, between(tenth / 10, (tenth + 1) / 10)),
      ),
      row('after', samples.filter(isAfter)),
    ].filter((line) => line['RSS, MB'] > 0),
    growth: highest(between(0.5, 1), 'rss') / Math.max(1, highest(between(0, 0.5), 'rss')),
  };
}

/**
 * Runs an import in a process of its own and watches its memory.
 * @param how options of the process: see import-child.ts.
 * @throws Error when the import fails.
 */
export async function watchImport(databaseUrl: string, ...how: string[]): Promise<ImportFigures> {
  const samples: Sample[] = [];
  await new Promise<void>((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'import-child.js'), [databaseUrl, ...how]);
    let reportedAt = 0;
    child.on('message', (message) => {
      if (!isSample(message)) return;
      samples.push(message);
      if (message.ms - reportedAt > 15_000) {
        reportedAt = message.ms;
        console.error(`${message.label}: ${message.done}, ${megabytes(message.rss)} MB`);
      }
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`)),
    );
  });
  return summarise(samples);
}

/** Highest share by which the second half of an import may take more memory than the first and still be constant. */
const MAX_GROWTH = 1.2;

/** Prints and keeps the memory of an import, and fails the process when it is not constant. */
export function reportImport(name: string, { rows, seconds, growth }: ImportFigures): void {
  report(name, rows);
  const met = growth <= MAX_GROWTH;
  const rounded = Math.round(growth * 100) / 100;
  console.log(JSON.stringify({ bench: name, seconds, growth: rounded, bar: { growth: MAX_GROWTH }, met }));
  if (!met) process.exitCode = 1;
}
