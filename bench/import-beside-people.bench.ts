/**
 * What an import and people cost each other on the embedded engine, which has one connection: sign-ups and searches
 * without and with an import, and an import without and with people. `--records=2000` for a short run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUp } from '@chamba/services/testing/candidates';
import { postingLines } from './search/posting-lines.ts';
import { percentile, report } from './support/report.ts';
import { startServices } from './support/services.ts';

const { values } = parseArgs({ options: { records: { type: 'string', default: '20000' } } });
const RECORDS = Number(values.records);
if (!Number.isInteger(RECORDS) || RECORDS < 1) throw new Error('--records must be a whole number above 0');
/** Pauses between one answer and the next request of the same kind, in ms. */
const SIGN_UP_PAUSE_MS = 500;
const SEARCH_PAUSE_MS = 150;
const ALONE_MS = 15_000;
/** Time after their last statement in which imports still take people to be there, and some more, in ms. */
const GONE_MS = 6_000;
/** Longest that half of the sign-ups may take beside an import, in ms. */
const BAR_MS = 500;
const WORDS = ['cajero', 'chofer', 'ventas', 'auxiliar', 'almacenista', 'guardia', 'mesero', 'contador'];

const dataDir = mkdtempSync(join(tmpdir(), 'chamba-bench-'));
const running = await startServices(dataDir);
const { services, url } = running;

type Samples = { signUps: number[]; searches: number[] };

async function search(turn: number): Promise<void> {
  const answer = await fetch(`${url}/rest?server=jobs&service=jobs&q=${WORDS[turn % WORDS.length]}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`search: ${answer.status}`);
}

/** Signs people up and searches until the work is done. @returns how long each took, in ms. */
async function peopleDuring(work: Promise<unknown>): Promise<Samples> {
  let going = true;
  const done = work.finally(() => {
    going = false;
  });
  const repeat = async (act: (turn: number) => Promise<unknown>, pauseMs: number): Promise<number[]> => {
    const took: number[] = [];
    while (going) {
      const from = performance.now();
      await act(took.length);
      took.push(performance.now() - from);
      await pause(pauseMs);
    }
    return took;
  };
  const [signUps, searches] = await Promise.all([
    repeat(() => signUp(running), SIGN_UP_PAUSE_MS),
    repeat(search, SEARCH_PAUSE_MS),
    done,
  ]);
  return { signUps, searches };
}

/** Imports a feed of its own. @returns records a second. */
async function importFeed(feed: string): Promise<number> {
  const from = performance.now();
  const { added } = await services.feeds.import(postingLines(RECORDS), { feed });
  if (added !== RECORDS) throw new Error(`Only ${added} of ${RECORDS} records came in.`);
  return (RECORDS * 1_000) / (performance.now() - from);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const figures = (samples: readonly number[]): { p50: number; max: number; n: number } => {
  const sorted = samples.toSorted((one, other) => one - other);
  return { p50: tenths(percentile(sorted, 0.5)), max: tenths(sorted.at(-1) ?? Number.NaN), n: sorted.length };
};

try {
  const before = await peopleDuring(pause(ALONE_MS));
  await pause(GONE_MS);
  const alone = await importFeed('bench-alone');
  let beside = 0;
  const during = await peopleDuring(
    importFeed('bench-beside').then((rate) => {
      beside = rate;
    }),
  );
  const row = (what: string, without: readonly number[], withImport: readonly number[]) => {
    const [free, busy] = [figures(without), figures(withImport)];
    return {
      what,
      'alone p50': free.p50,
      'alone max': free.max,
      'beside p50': busy.p50,
      'beside max': busy.max,
      ratio: tenths(busy.p50 / free.p50),
      n: busy.n,
    };
  };
  report('import-beside-people', [
    row('sign-up, ms', before.signUps, during.signUps),
    row('search, ms', before.searches, during.searches),
    {
      what: 'import, records/s',
      'alone p50': tenths(alone),
      'beside p50': tenths(beside),
      ratio: tenths(alone / beside),
      n: RECORDS,
    },
  ]);
  if (figures(during.signUps).p50 > BAR_MS) process.exitCode = 1;
} finally {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
