/**
 * Whether what was meant is still found when it is typed wrong: 2,000 real titles with an error of each category, 300
 * pairs that must not be taken for each other, and nonsense. Inputs, definitions and options: mutation/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '@chamba/services';
import { readNonsense, readPairs, readTitles } from './mutation/inputs.ts';
import { CLEAN_DEPTH, PAGE, covers, judge, wrongOfPair } from './mutation/judge.ts';
import type { Found, Verdict } from './mutation/judge.ts';
import { CATEGORIES, listMutations } from './mutation/mutator.ts';
import { report } from './support/report.ts';
import { createSearch } from './support/searcher.ts';

const BARS = { recall: 0.95, zero: 0.02, wrong: 0.02, selfFound: 0.99 };
const every = Number(process.env['BENCH_EVERY'] ?? 1);
const seed = process.env['BENCH_SEED'] || '1';
const shown = process.env['BENCH_SHOW_MISSES'] || '';
const otherTitles = process.env['BENCH_TITLES'] || undefined;
const isWholeRun = every === 1 && seed === '1' && !otherTitles;

type Row = { name: string; errors: number; own: number; recalls: number[]; zero: number; wrong: number };
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const mean = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
const percent = (value: number): string => `${(value * 100).toFixed(2)} %`;

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));

async function run(search: (q: string, hits: number) => Promise<Found>) {
  const titles = readTitles(otherTitles).filter((_, index) => index % every === 0);
  const rows = new Map<string, Row>(
    CATEGORIES.map((name) => [name, { name, errors: 0, own: 0, recalls: [], zero: 0, wrong: 0 }]),
  );
  let selfFound = 0;
  const note = (category: string, title: string, query: string, verdict: Verdict, found: Found): void => {
    const row = rows.get(category);
    if (!row) return;
    row.errors += 1;
    if (verdict.recall === null) row.own += 1;
    else row.recalls.push(verdict.recall);
    if (verdict.isEmpty) row.zero += 1;
    if (verdict.wrong.length > 0) row.wrong += 1;
    if (!shown || (shown !== '1' && shown !== category)) return;
    const isMiss = verdict.isEmpty || (verdict.recall !== null && verdict.recall <= 0.5);
    if (!isMiss && verdict.wrong.length === 0) return;
    const first = found.answers[0]?.title ?? 'nothing';
    const wrong = verdict.wrong.length > 0 ? `; wrong: ${verdict.wrong[0]}` : '';
    const recall = verdict.recall === null ? 'own' : verdict.recall.toFixed(2);
    console.log(`${category}\t${title} → ${query}\trecall ${recall}\tfirst: ${first}${wrong}`);
  };
  for (const [index, title] of titles.entries()) {
    const clean = await search(title, CLEAN_DEPTH);
    const first = clean.answers[0];
    if (first && covers(first.title, title)) selfFound += 1;
    else if (shown) console.log(`clean\t${title}\tfirst: ${first?.title ?? 'nothing'}`);
    for (const { category, query } of listMutations(title, seed)) {
      const found = await search(query, PAGE);
      note(category, title, query, judge(title, clean, query, found), found);
    }
    if (index % 200 === 199) console.error(`${index + 1} of ${titles.length} titles`);
  }
  return { rows: [...rows.values()], selfFound: share(selfFound, titles.length) };
}

async function negatives(search: (q: string, hits: number) => Promise<Found>) {
  const rows = new Map<string, { searches: number; wrong: number }>();
  const note = (kind: string, wrong: readonly string[], what: string): void => {
    const row = rows.get(kind) ?? { searches: 0, wrong: 0 };
    rows.set(kind, row);
    row.searches += 1;
    if (wrong.length === 0) return;
    row.wrong += 1;
    if (shown) console.log(`${kind}\t${what}\twrong: ${wrong.slice(0, 3).join('; ')}`);
  };
  for (const { query, wrong, kind } of readPairs()) {
    note(kind, wrongOfPair(query, wrong, await search(query, PAGE)), `${query} / ${wrong}`);
  }
  for (const query of readNonsense()) {
    const { total, answers } = await search(query, PAGE);
    note('nonsense', total > 0 ? [answers[0]?.title ?? ''] : [], query);
  }
  return rows;
}

try {
  const services = await createServices({
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    siteUrl: 'http://localhost',
    siteName: 'Chamba',
    development: false,
  });
  const search = async (q: string, hits: number): Promise<Found> => {
    const { response } = await createSearch(services.app, { q, hits: String(hits) });
    return { total: response.summary.totaldocs, answers: response.joblist };
  };
  const pairs = await negatives(search);
  const { rows, selfFound } = await run(search);
  await services.close();

  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const errors = sum((row) => row.errors);
  const recall = mean(rows.flatMap((row) => row.recalls));
  const zero = share(
    sum((row) => row.zero),
    errors,
  );
  const wrong = share(
    sum((row) => row.wrong),
    errors,
  );
  const table: Record<string, string | number>[] = rows.map((row) => ({
    category: row.name,
    errors: row.errors,
    own: row.own,
    'recall@10': mean(row.recalls).toFixed(3),
    zero: percent(share(row.zero, row.errors)),
    wrong: percent(share(row.wrong, row.errors)),
  }));
  table.push({
    category: 'all errors',
    errors,
    own: sum((row) => row.own),
    'recall@10': recall.toFixed(3),
    zero: percent(zero),
    wrong: percent(wrong),
  });
  const blank = { own: '', 'recall@10': '', zero: '' };
  for (const [kind, row] of pairs) {
    const name = kind === 'nonsense' ? kind : `pairs: ${kind}`;
    table.push({
      category: name,
      errors: row.searches,
      ...blank,
      wrong: percent(share(row.wrong, row.searches)),
    });
  }
  const nonsense = pairs.get('nonsense') ?? { searches: 0, wrong: 0 };
  const ofPairs = [...pairs].filter(([kind]) => kind !== 'nonsense').map(([, row]) => row);
  const wrongPairs = share(
    ofPairs.reduce((total, row) => total + row.wrong, 0),
    ofPairs.reduce((total, row) => total + row.searches, 0),
  );
  const wrongNonsense = share(nonsense.wrong, nonsense.searches);
  table.push({ category: 'all pairs', errors: 300, ...blank, wrong: percent(wrongPairs) });
  if (isWholeRun) report('mutation', table);
  else console.table(table);
  const met = {
    recall: recall >= BARS.recall,
    zero: zero < BARS.zero,
    wrong: wrong < BARS.wrong,
    wrongPairs: wrongPairs < BARS.wrong,
    wrongNonsense: wrongNonsense < BARS.wrong,
    selfFound: selfFound >= BARS.selfFound,
  };
  console.log(
    JSON.stringify({
      bench: 'mutation',
      engine: services.db.engine,
      seed,
      errors,
      recall,
      zero,
      wrong,
      wrongPairs,
      wrongNonsense,
      selfFound,
      bars: BARS,
      met,
    }),
  );
  if (!Object.values(met).every(Boolean)) process.exitCode = 1;
} finally {
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
