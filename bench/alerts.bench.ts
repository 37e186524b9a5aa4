/**
 * One run over the saved searches of many people against the offers of a day: how long it takes to find out who is to be
 * mailed what, and how much memory. The peer is the naive way, which asks each search by itself for what came in.
 *
 * `DATABASE_URL` measures a real server instead of the embedded engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@chamba/database';
import { buildSearchUrl, parseSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { AlertRun, JobSearch, readSampleClock } from '@chamba/services/testing/alert-run';
import { MIX } from './search/mix.ts';
import { servicesFor } from './search/run.ts';
import { report } from './support/report.ts';

const SEARCHES = Number(process.env['BENCH_SEARCHES'] ?? 100_000);
const PEOPLE = Math.ceil(SEARCHES / 2.5);
const NEW_OFFERS = Number(process.env['BENCH_OFFERS'] ?? 1_000);
/** Searches that are asked one by one. */
const NAIVE = 400;
/** Most memory in MB that a run adds. */
const BAR_MB = 300;

/** Different searches, as people keep them: those of the mix that say what or where, each with pays and ages. */
function differentSearches(): string[] {
  const asked = MIX.flatMap(({ each }) => each).filter(
    ({ q, location }) => q !== undefined || location !== undefined,
  );
  const pays: SearchParams[] = [
    {},
    { smin: 8_000 },
    { smin: 12_000 },
    { smin: 10_000, smax: 20_000 },
    { work_mode: [1] },
  ];
  return [
    ...new Set(
      asked.flatMap(({ q, location, ci }) =>
        pays.map((pay) =>
          buildSearchUrl({ ...(q && { q }), ...(location && { location }), ...(ci && { ci }), ...pay }),
        ),
      ),
    ),
  ];
}

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));
const databaseUrl = process.env['DATABASE_URL'];
// Running services send news by themselves: they only bring the offers in.
await (await servicesFor({ dataDir, databaseUrl })).close();
const db = await openStore({ dataDir, databaseUrl, logger: { warn: console.warn, error: console.error } });
try {
  const now = new Date();
  const yesterday = new Date(now.getTime() - 86_400_000);
  const urls = differentSearches();
  await db.query(
    `insert into account (email, name, password_hash, validemail, termsandconditions, boardid)
       select 'persona' || n || '@ejemplo.example', 'Persona', '', true, true, '1' from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await db.query(
    "insert into saved_search_owner select id from account where email like 'persona%@ejemplo.example'",
  );
  await db.query(
    `insert into saved_search (account_id, url, frequency, created_at, changed_at, seen_at, arrival, due_at)
       select account_id, ($1::text[])[1 + (n * 7919 + position * 104729) % $2], 'daily', $3, $3, $3, 0, $3
         from (select account_id, row_number() over (order by account_id) as n from saved_search_owner) owner,
              generate_series(1, 3) position
         where position < 3 or n % 2 = 0
       on conflict do nothing`,
    [urls, urls.length, yesterday],
  );
  await db.query(
    `insert into offer_arrival (offer_id)
       select id from (select ix.id from offer_ix ix order by md5(ix.id::text) limit $1) offers on conflict do nothing`,
    [NEW_OFFERS],
  );
  await db.exec('analyze saved_search; analyze saved_search_owner; analyze account');
  const clock = await readSampleClock(db, () => now);
  const search = new JobSearch(db, clock, 'Chamba');
  await search.vocabulary.load(db);

  const naiveStart = performance.now();
  for (let at = 0; at < NAIVE; at += 1) {
    const [path = '', query = ''] = (urls[at % urls.length] ?? '').split('?');
    await search.newSince(parseSearchUrl(path, query) ?? {}, yesterday);
  }
  const naiveMs = (performance.now() - naiveStart) / NAIVE;

  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 50);
  const start = performance.now();
  const counts = await new AlertRun({ store: db, clock, search, now: () => now }).run();
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(watch);
  const memoryMb = Math.round((highest - before) / 2 ** 20);
  const again = await new AlertRun({ store: db, clock, search, now: () => now }).run();
  const eachMs = (seconds * 1_000) / counts.searches;
  const row = {
    engine: db.engine,
    searches: counts.searches,
    different: urls.length,
    'new offers': counts.offers,
    mails: counts.mails,
    'mails of a second run': again.mails,
    seconds: Math.round(seconds * 10) / 10,
    'ms a search': Math.round(eachMs * 1_000) / 1_000,
    'naive, ms a search': Math.round(naiveMs * 1_000) / 1_000,
    ratio: Math.round(naiveMs / eachMs),
    'memory MB': memoryMb,
  };
  report(`alerts-${db.engine}`, [row]);
  console.log(JSON.stringify({ bench: 'alerts', ...row, bar: { memoryMb: BAR_MB } }));
  if (memoryMb > BAR_MB || again.mails > 0) process.exitCode = 1;
} finally {
  await db.close();
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
