// Whether what the site says of applications is true while everything fails: connections break, answers are lost after the
// server accepted, tabs are closed and crash, the employer's webhook refuses and loses answers, and the site is killed again
// and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runOn } from './apply/run.ts';
import type { Size } from './apply/run.ts';
import { benchPostgres } from './search/postgres.ts';
import { hasBrowser } from './support/browser.ts';
import { currentCommit, readKept, report } from './support/report.ts';

const { values } = parseArgs({
  options: {
    http: { type: 'string', default: '10000' },
    browser: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'both' },
    add: { type: 'boolean', default: false },
  },
});
const size: Size = {
  http: Number(values.http),
  browser: hasBrowser ? Number(values.browser) : 0,
  kills: Number(values.kills),
  minutes: Number(values.minutes),
};
if (!Object.values(size).every((number) => number >= 0))
  throw new Error('--http, --browser, --kills and --minutes must be numbers');
if (!hasBrowser) console.log('Left out: the applications in a browser, since there is none on this machine.');

type Row = Record<string, string | number>;

/** With --add, the figures of a part are added to those that are kept of its engine: a full run in several sittings. */
function add(row: Row, kept: Row | undefined): Row {
  if (!kept) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const before = kept[name];
      if (typeof value === 'number') return [name, value + (typeof before === 'number' ? before : 0)];
      return [name, [...new Set([before, value])].filter(Boolean).join(', ')];
    }),
  );
}

const dataDir = (): string => mkdtempSync(path.join(tmpdir(), 'chamba-bench-apply-'));
const results: Row[] = [];
/** Rows say their commit themselves: a run of one engine keeps those of the other, which an earlier one measured. */
const commit = currentCommit();
if (values.engine !== 'postgres') {
  const folder = dataDir();
  try {
    results.push({ commit, ...(await runOn('pglite', { dataDir: folder }, size)) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (values.engine !== 'pglite') {
  const server = await benchPostgres();
  if (server) {
    const folder = dataDir();
    try {
      const databaseUrl = await server.createDatabase();
      results.push({ commit, ...(await runOn('postgres', { dataDir: folder, databaseUrl }, size)) });
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
const kept = readKept('apply');
const ofEngine = (rows: readonly Row[], engine: unknown) => rows.find((row) => row['engine'] === engine);
report('apply', [
  ...kept.filter(({ engine }) => !ofEngine(results, engine)),
  ...results.map((row) => (values.add ? add(row, ofEngine(kept, row['engine'])) : row)),
]);
const BARS = [
  'lost',
  'doubled',
  'false at the end',
  'false answers',
  'false on pages',
  'false in lists',
  'pages that did not say',
] as const;
if (results.some((row) => BARS.some((bar) => row[bar] !== 0))) {
  console.error('apply: an application was lost, doubled, or a statement about it was false');
  process.exitCode = 1;
}
