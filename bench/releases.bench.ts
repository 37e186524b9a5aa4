/**
 * Page loads while teams publish and promote: is every page of one composition, and are all its files there? On the
 * embedded engine with one process, then on PostgreSQL with two.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserLoads, type BrowserFaults } from './releases/browser-loads.ts';
import { startFleet, type Fleet } from './releases/fleet.ts';
import { PageCheck } from './releases/page-check.ts';
import { createShipper, MARKS, type Seen } from './releases/ship.ts';
import { Timeline } from './releases/timeline.ts';
import { benchPostgres } from './search/postgres.ts';
import { hasBrowser } from './support/browser.ts';
import { percentiles, report, ROOT } from './support/report.ts';

const LOADS = Number(process.env['BENCH_LOADS'] ?? 10_000);
const BROWSER_LOADS = Number(process.env['BENCH_BROWSER_LOADS'] ?? 200);
const MOVES = Number(process.env['BENCH_MOVES'] ?? 100);
/** Of the moves, one in so many is followed by a rollback. */
const BACK_EVERY = 10;
const CLIENTS = 6;
/** Time within which every process has to serve what was promoted, and within which a rollback has to be seen. */
const VISIBLE_MS = 2_000;
const ROLLBACK_MS = 5_000;

const ADDRESSES = ['/', '/empleos-de-cajero', '/login', '/empleos-por-estado', '/cuenta/nueva', '/sueldos'];

const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-bench-releases-'));
const built = newestReleases();
const rows: Array<Record<string, string | number>> = [];
let missed = false;
try {
  await run('embedded engine, one process', await startFleet({ size: 1, releases: scratch }));
  const postgres = await benchPostgres();
  if (postgres) {
    try {
      const databaseUrl = await postgres.createDatabase();
      await run('PostgreSQL, two processes', await startFleet({ size: 2, databaseUrl, releases: scratch }));
    } finally {
      await postgres.stop();
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
report('releases', rows);
if (missed) process.exitCode = 1;

async function run(what: string, fleet: Fleet): Promise<void> {
  try {
    const timeline = new Timeline();
    const check = new PageCheck(timeline, MARKS);
    const started = await check.load(fleet.urls[0] ?? '', '/');
    const folders = Object.fromEntries(
      Object.entries(built).map(([unit, folder]) => [unit, path.basename(folder)]),
    );
    timeline.moved(started.composition, folders, performance.now());
    const shipper = await createShipper({ ...fleet, built, timeline });

    const moves: Seen[] = [];
    const backs: number[] = [];
    let loads = 0;
    const state = { shipping: true };
    const ship = async (): Promise<void> => {
      for (let count = 1; count <= MOVES; count += 1) {
        // Moves are spread over all loads.
        while (loads < ((count - 1) * LOADS) / MOVES) await new Promise((resolve) => setTimeout(resolve, 20));
        moves.push(await shipper.next());
        if (count % BACK_EVERY === 0) backs.push(await shipper.back());
        if (count % 10 === 0) console.log(`${what}: ${count} moves, ${loads} loads`);
      }
      state.shipping = false;
    };
    const mixed: string[] = [];
    const broken: string[] = [];
    const late: string[] = [];
    let unrendered = 0;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (loads < LOADS || state.shipping) {
        const index = loads;
        loads += 1;
        const url = fleet.urls[index % fleet.urls.length] ?? '';
        const address = ADDRESSES[Math.floor(index / fleet.urls.length) % ADDRESSES.length] ?? '/';
        const askedAt = performance.now();
        const verdict = await check.load(url, address);
        mixed.push(...verdict.mixed);
        broken.push(...verdict.broken);
        if (!verdict.rendered) unrendered += 1;
        // A page may be ahead of the answer to its promotion, but not behind one from two seconds ago.
        if (
          timeline.getFolders(verdict.composition) &&
          !timeline.isCurrent(verdict.composition, askedAt, VISIBLE_MS)
        )
          late.push(verdict.composition);
      }
    });
    const inBrowser: Promise<BrowserFaults> = hasBrowser
      ? browserLoads(fleet.urls, ADDRESSES, BROWSER_LOADS)
      : Promise.resolve({ loads: 0, mixed: [], broken: [] });
    const [browser] = await Promise.all([inBrowser, ship(), ...clients]);
    broken.push(...(await check.recheck()));

    const figures = (pick: (seen: Seen) => number) => percentiles(moves.map(pick));
    const slowestBack = Math.round(Math.max(...backs));
    rows.push({
      what,
      loads,
      'loads in a browser': browser.loads,
      'publishes and promotions': moves.length,
      rollbacks: backs.length,
      'files checked': check.filesChecked,
      mixed: mixed.length + browser.mixed.length,
      broken: broken.length + browser.broken.length,
      'behind by more than 2 s': late.length,
      'not rendered on the server': unrendered,
      'publish p50/p99 ms': `${figures((seen) => seen.publishMs).p50} / ${figures((seen) => seen.publishMs).p99}`,
      'promote p50/p99 ms': `${figures((seen) => seen.promoteMs).p50} / ${figures((seen) => seen.promoteMs).p99}`,
      'visible everywhere after p50/p99 ms': `${figures((seen) => seen.visibleMs).p50} / ${figures((seen) => seen.visibleMs).p99}`,
      'slowest rollback, command to page, ms': slowestBack,
    });
    const examples = [...mixed, ...browser.mixed, ...broken, ...browser.broken];
    for (const example of [...new Set(examples)].slice(0, 20)) console.error(`  ${example}`);
    missed ||=
      examples.length > 0 ||
      late.length > 0 ||
      slowestBack > ROLLBACK_MS ||
      browser.loads < (hasBrowser ? BROWSER_LOADS : 0);
  } finally {
    await fleet.stop();
  }
}

/** Copies the newest release of every built unit, so that nothing else moves the site. @returns the copies by unit. */
function newestReleases(): Record<string, string> {
  const from = path.resolve(ROOT, process.env['RELEASES_DIR'] || 'build/releases');
  const units: Record<string, string> = {};
  for (const unit of readdirSync(from)) {
    const [newest] = readdirSync(path.join(from, unit))
      .filter((name) => !name.startsWith('.'))
      .map((name) => ({ name, at: statSync(path.join(from, unit, name, 'release.json')).mtimeMs }))
      .sort((one, other) => other.at - one.at);
    if (!newest) continue;
    const folder = path.join(scratch, unit, newest.name);
    cpSync(path.join(from, unit, newest.name), folder, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { name: string };
    units[release.name] = folder;
  }
  return units;
}
