/**
 * What people find with their own words: judged queries as they are typed, beside MiniSearch with its usual forgiving
 * settings and PostgreSQL full text on the same offers in the same run. `bench/queries/README.md` says where the queries
 * come from; `unseen` is the part that nothing was built on. `BENCH_SHOW_MISSES=1` lists what finds nothing right in the others.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '@chamba/services';
import { postgresTitles } from './queries/postgres-titles.ts';
import { minisearchTitles } from './queries/minisearch-titles.ts';
import { readJudged, sharesWord, type JudgedQuery, type TitleSearch } from './queries/judged.ts';
import { servicesFor } from './search/run.ts';
import { report } from './support/report.ts';
import { createSearch } from './support/searcher.ts';

const PAGE = 10;
const BARS = { zero: 0.01, rightInTen: 0.97, precision: 0.92 };
const showsMisses = Boolean(process.env['BENCH_SHOW_MISSES']);

type Figures = {
  queries: number;
  zero: number;
  /** Pages of which no title is right, nor has a word of the query: at most so many share no meaning with it, since what only comes near it has other words. */
  unlike: number;
  answerable: number;
  right: number;
  shown: number;
  rightShown: number;
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Queries that some offer of the catalogue is right for. */
function findAnswerable(queries: readonly JudgedQuery[], titles: readonly string[]): Set<JudgedQuery> {
  return new Set(queries.filter(({ isRight }) => titles.some(isRight)));
}

async function measure(
  queries: readonly JudgedQuery[],
  answerable: ReadonlySet<JudgedQuery>,
  search: TitleSearch,
  name = '',
): Promise<Figures> {
  const figures = {
    queries: queries.length,
    zero: 0,
    unlike: 0,
    answerable: 0,
    right: 0,
    shown: 0,
    rightShown: 0,
  };
  for (const judged of queries) {
    const found = (await search(judged.query)).slice(0, PAGE);
    const right = found.filter(judged.isRight).length;
    if (found.length === 0) figures.zero += 1;
    else if (right === 0 && !found.some((title) => sharesWord(judged.query, title))) figures.unlike += 1;
    if (answerable.has(judged)) {
      figures.answerable += 1;
      if (right > 0) figures.right += 1;
      else if (showsMisses && name && name !== 'unseen')
        console.log(`${name}\t${judged.kind}\t${judged.query}\t${found.slice(0, 3).join(' | ')}`);
    }
    figures.shown += found.length;
    figures.rightShown += right;
  }
  return figures;
}

const toRow = (set: string, engine: string, figures: Figures) => ({
  set,
  engine,
  queries: figures.queries,
  'nothing found': percent(figures.zero, figures.queries),
  'no word shared': percent(figures.unlike, figures.queries),
  'right in ten': percent(figures.right, figures.answerable),
  'precision@10': percent(figures.rightShown, figures.shown),
});

async function readTitles({ db }: Services): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>('select distinct title from offer');
  return rows.map(({ title }) => title);
}

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));
try {
  const services = await servicesFor({ dataDir });
  const titles = await readTitles(services);
  const engines: Array<[name: string, search: TitleSearch | null]> = [
    [
      'Chamba',
      async (q) =>
        (await createSearch(services.app, { q, hits: String(PAGE) })).response.joblist.map(
          ({ title }) => title,
        ),
    ],
    ['MiniSearch', await minisearchTitles(services.db)],
    ['PostgreSQL full text', await postgresTitles(services.db)],
  ];
  const rows: ReturnType<typeof toRow>[] = [];
  let met = true;
  for (const set of [
    'build',
    'held-back',
    'apart',
    'people',
    'regions',
    'messages',
    'sectors',
    'unseen',
  ] as const) {
    const queries = readJudged(set);
    const answerable = findAnswerable(queries, titles);
    for (const [name, search] of engines) {
      if (!search) continue;
      const figures = await measure(queries, answerable, search, name === 'Chamba' ? set : '');
      rows.push(toRow(set, name, figures));
      if (name !== 'Chamba') continue;
      met &&=
        figures.zero / figures.queries <= BARS.zero &&
        figures.right / figures.answerable >= BARS.rightInTen &&
        figures.rightShown / figures.shown >= BARS.precision;
    }
  }
  report('queries', rows);
  await services.close();
  if (!met) process.exitCode = 1;
} finally {
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
