/** What a remote's team waits for: its cold build, and a saved change on the screen. Beside plain webpack. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { throughDev, throughPlainWebpack, type Change } from './remote-build/change-to-screen.ts';
import { copyUnit } from './remote-build/work-folder.ts';
import { startFleet } from './releases/fleet.ts';
import { hasBrowser } from './support/browser.ts';
import { onDemand } from './support/on-demand.ts';
import { report, ROOT } from './support/report.ts';

const BUILD_LIMIT_S = 15;
const CHANGE_LIMIT_S = 3;
/** Loaders of TypeScript for plain webpack: the one of the units, and the faster one without TypeScript's compiler. */
const LOADERS = [
  { name: 'ts-loader', file: createRequire(import.meta.url).resolve('ts-loader') },
  { name: 'swc-loader', file: onDemand('swc-loader', '0.2.7') },
].flatMap(({ name, file }) => (file === null ? [] : [{ name, file }]));
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 8);

/** The largest remote and one more, each with a text that it shows. */
const UNITS: ReadonlyArray<{ unit: string; change: Change }> = [
  { unit: 'mfe-search', change: { file: 'src/home/hero.tsx', text: 'Lo más buscado', address: '/' } },
  {
    unit: 'mfe-account',
    change: { file: 'src/login/login.page.tsx', text: 'Iniciar sesión', address: '/login' },
  },
];

const rows: Array<Record<string, string | number>> = [];
let missed = false;
for (const { unit, change } of UNITS) {
  const work = copyUnit(unit);
  try {
    const cli = path.join(ROOT, 'composer/dist/cli/main.js');
    const out = path.join(work.folder, 'out');
    const ours = seconds([cli, 'build', '--out', out, '--json'], work.unit);
    const plain = LOADERS.map((loader) =>
      seconds(
        [
          path.join(import.meta.dirname, 'remote-build/plain-webpack.js'),
          work.unit,
          path.join(work.folder, `plain-${loader.name}`),
          'build',
          loader.name,
          loader.file,
        ],
        work.unit,
      ),
    );
    missed ||= ours > BUILD_LIMIT_S;
    rows.push(row(unit, 'cold build, s', ours, plain, BUILD_LIMIT_S));
    if (!hasBrowser) continue;
    const site = await startFleet({
      size: 1,
      releases: path.resolve(ROOT, process.env['RELEASES_DIR'] || 'build/releases'),
    });
    try {
      const seen = await throughDev(work.unit, site.urls[0] ?? '', change, CHANGES);
      const plainChanges: number[] = [];
      for (const loader of LOADERS) {
        const watched = path.join(work.folder, `watched-${loader.name}`);
        plainChanges.push(slowest(await throughPlainWebpack(work.unit, watched, loader, change, CHANGES)));
      }
      const what = `slowest of ${CHANGES} changes, s: ours to the screen, plain webpack to the bundle`;
      missed ||= slowest(seen) > CHANGE_LIMIT_S;
      rows.push(row(unit, what, slowest(seen), plainChanges, CHANGE_LIMIT_S));
    } finally {
      await site.stop();
    }
  } finally {
    work.remove();
  }
}
report('build', rows);
if (missed) process.exitCode = 1;

/** Runs a program of Node's from start to end. @throws when it fails. */
function seconds(args: readonly string[], cwd: string): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0] ?? ''} failed`);
  return Math.round(performance.now() - started) / 1000;
}

/** The slowest of times in ms, in s. */
function slowest(times: readonly number[]): number {
  return Math.round(Math.max(...times)) / 1000;
}

/** One line of the report; `plain` in the order of `LOADERS`, the ratio to the first of them. */
function row(
  unit: string,
  what: string,
  ours: number,
  plain: readonly number[],
  bar: number,
): Record<string, string | number> {
  const peers = Object.fromEntries(
    LOADERS.map(({ name }, index) => [`plain webpack, ${name}`, plain[index] ?? 0]),
  );
  return { unit, what, ours, ...peers, ratio: Math.round((ours / (plain[0] ?? ours)) * 10) / 10, bar };
}
