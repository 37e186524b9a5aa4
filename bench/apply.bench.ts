// Whether what the site says of applications is true while everything fails: connections break, answers are lost after the
// server accepted, tabs are closed and crash, the employer's webhook refuses and loses answers, and the site is killed again
// and again.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@chamba/database';
import { startBadNetwork } from './apply/bad-network.ts';
import { applyInBrowser, countReceived } from './apply/in-browser.ts';
import type { BrowserCounts, PageStatements } from './apply/in-browser.ts';
import { judge } from './apply/judge.ts';
import type { StoredApplication } from './apply/judge.ts';
import { applyUntilAnswered } from './apply/over-http.ts';
import type { Application, HttpCounts, Statement } from './apply/over-http.ts';
import { prepare, SAMPLE } from './apply/prepare.ts';
import type { Applicant, Place } from './apply/prepare.ts';
import { startReceiver, toKey } from './apply/receiver.ts';
import { hasBrowser, launchBrowser } from './support/browser.ts';
import { report } from './support/report.ts';
import { benchPostgres } from './search/postgres.ts';
import { startSite } from './support/site.ts';
import type { BenchSite } from './support/site.ts';

const { values } = parseArgs({
  options: {
    http: { type: 'string', default: '10000' },
    browser: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
  },
});
const HTTP = Number(values.http);
const BROWSER = hasBrowser ? Number(values.browser) : 0;
const KILLS = Number(values.kills);
if (![HTTP, BROWSER, KILLS].every((number) => number >= 0))
  throw new Error('--http, --browser and --kills must be numbers');
if (!hasBrowser) console.log('Left out: the applications in a browser, since there is none on this machine.');

const OFFERS = Math.max(1, Math.min(100, Math.ceil(Math.sqrt(HTTP))));
/** Offers that one candidate applies to in the browser. */
const OFFERS_IN_BROWSER = Math.min(OFFERS, 10);
const HTTP_CANDIDATES = Math.ceil(HTTP / OFFERS);
const BROWSER_CANDIDATES = Math.ceil(BROWSER / OFFERS_IN_BROWSER);
const CALLERS = 16;
const TABS = 4;
const PORT = 18_096;
/** The longest that the queue may need afterwards: the lease of a process that was killed, and pauses between attempts. */
const DRAIN_LIMIT_MS = 15 * 60_000;

/** Waits until nothing is queued any more. @throws where the queue does not empty. */
async function drained(site: BenchSite): Promise<void> {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  for (;;) {
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    if (/^chamba_deliveries\{state="queued"\} 0$/m.test(metrics)) return;
    if (Date.now() > limit) throw new Error('the queue did not empty');
    await pause(2_000);
  }
}

/** What the database holds in the end. */
async function readRows(place: Place): Promise<StoredApplication[]> {
  const store = await openStore(place);
  try {
    const { rows } = await store.query<StoredApplication>(
      `select email, job_id as jobid, status, (select applies from offer where id = job_id) as applies
        from application join account on account.id = account_id`,
    );
    return rows;
  } finally {
    await store.close();
  }
}

/** Runs workers over a list of work, some at a time. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function run(engine: string, place: Place): Promise<Record<string, string | number>> {
  const receiver = await startReceiver();
  const { applicants, jobids } = await prepare(place, {
    candidates: HTTP_CANDIDATES + BROWSER_CANDIDATES,
    offers: OFFERS,
    webhook: receiver.url,
  });
  const applications: Application[] = applicants
    .slice(0, HTTP_CANDIDATES)
    .flatMap((applicant) =>
      jobids.map((jobid) => ({ ...applicant, jobid, key: randomBytes(16).toString('hex') })),
    )
    .slice(0, HTTP);
  const people = applicants.slice(HTTP_CANDIDATES).map((applicant: Applicant, index) => ({
    applicant,
    jobids: jobids.slice(0, Math.min(OFFERS_IN_BROWSER, BROWSER - index * OFFERS_IN_BROWSER)),
  }));
  const browserKeys = people.flatMap(({ applicant, jobids: own }) =>
    own.map((jobid) => toKey(applicant.email, jobid)),
  );

  let site: BenchSite | null = null;
  const network = await startBadNetwork(() => `http://localhost:${PORT}`);
  const env = {
    DATA_DIR: place.dataDir,
    SAMPLE,
    SITE_URL: network.url,
    CHAMBA_ENV: 'development',
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'fatal',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  const counts: HttpCounts = { calls: 0, unanswered: 0, unexpected: new Map() };
  const browserCounts: BrowserCounts = { loads: 0, taps: 0, closed: 0, crashed: 0, offline: 0 };
  const statements = new Map<Application, Statement>();
  const pages: PageStatements = new Map();
  let doneInBrowser = 0;
  let kills = 0;

  /** How far both halves are, between 0 and 1. */
  const getProgress = (): number => {
    const halves = [
      ...(HTTP > 0 ? [statements.size / HTTP] : []),
      ...(BROWSER > 0 ? [doneInBrowser / BROWSER] : []),
    ];
    return halves.reduce((sum, part) => sum + part, 0) / Math.max(1, halves.length);
  };
  const killer = async (): Promise<void> => {
    while (kills < KILLS && getProgress() < 1) {
      if (getProgress() < (kills + 1) / (KILLS + 1)) {
        await pause(5);
        continue;
      }
      kills += 1;
      const dying = site;
      if (!dying) return;
      process.kill(dying.pid, 'SIGKILL');
      await dying.stop();
      site = await startSite(PORT, env);
    }
  };
  const browser = BROWSER > 0 ? await launchBrowser() : null;
  try {
    site = await startSite(PORT, env);
    const started = performance.now();
    const work = browser && {
      browser,
      origin: network.url,
      receiver,
      statements: pages,
      counts: browserCounts,
    };
    await Promise.all([
      killer(),
      inParallel(applications, CALLERS, async (application) => {
        const url = `http://localhost:${PORT}`;
        statements.set(application, await applyUntilAnswered(() => url, application, receiver, counts));
      }),
      work &&
        inParallel(people, TABS, ({ applicant, jobids: own }) =>
          applyInBrowser(work, applicant, own, () => (doneInBrowser += 1)),
        ),
    ]);
    const seconds = Math.round((performance.now() - started) / 1_000);
    await drained(site);
    let listed = 0;
    if (work)
      await inParallel(people, TABS, async ({ applicant }) => {
        const count = await countReceived(work, applicant);
        listed += count;
      });
    await site.stop();
    return {
      engine,
      ...judge(applications, statements, browserKeys, pages, receiver, await readRows(place)),
      'false in lists': Math.abs(browserKeys.length - listed),
      kills,
      seconds,
      calls: counts.calls,
      unanswered: counts.unanswered,
      refused: [...counts.unexpected].map(([what, count]) => `${what}: ${count}`).join(', '),
      ...browserCounts,
      'broken while sent': network.counts.dropped,
      'answers lost': network.counts.lost,
    };
  } finally {
    await browser?.close();
    await site?.stop();
    network.close();
    receiver.close();
  }
}

const results: Record<string, string | number>[] = [];
if (values.engine !== 'postgres') {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chamba-bench-apply-'));
  try {
    results.push(await run('pglite', { dataDir }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
if (values.engine !== 'pglite') {
  const server = await benchPostgres();
  if (server) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'chamba-bench-apply-'));
    try {
      results.push(await run('postgres', { dataDir, databaseUrl: await server.createDatabase() }));
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}
report('apply', results);
const BARS = [
  'lost',
  'doubled',
  'false at the end',
  'false answers',
  'false on pages',
  'false in lists',
] as const;
if (results.some((row) => BARS.some((bar) => row[bar] !== 0))) {
  console.error('apply: an application was lost, doubled, or a statement about it was false');
  process.exitCode = 1;
}
