/** One run on one engine: applications over HTTP and in a browser, kills beside them, and what came of it all. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@chamba/database';
import { launchBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import type { BenchSite } from '../support/site.ts';
import { startBadNetwork } from './bad-network.ts';
import { applyInBrowser, countReceived } from './in-browser.ts';
import type { BrowserCounts, BrowserWork, PageStatements } from './in-browser.ts';
import { judge } from './judge.ts';
import type { StoredApplication } from './judge.ts';
import { applyUntilAnswered } from './over-http.ts';
import type { Application, HttpCounts, Statement } from './over-http.ts';
import { prepare, SAMPLE } from './prepare.ts';
import type { Place } from './prepare.ts';
import { startReceiver, toKey } from './receiver.ts';

/** `minutes`: after them nothing new is begun, and what was done by then is judged. */
export type Size = { http: number; browser: number; kills: number; minutes: number };

/** Offers that one candidate applies to in the browser. */
const OFFERS_IN_BROWSER = 10;
const CALLERS = 16;
const TABS = 4;
const PORT = 18_096;
/** The longest that the queue may need afterwards: the lease of a process that was killed, and pauses between attempts. */
const DRAIN_LIMIT_MS = 10 * 60_000;
const PROGRESS_MS = 15_000;

/** How many deliveries are queued; null while the site does not answer. */
async function countQueued(site: BenchSite | null): Promise<number | null> {
  const metrics = await fetch(`${site?.url}/metrics`)
    .then((answer) => answer.text())
    .catch(() => '');
  const found = /^chamba_deliveries\{state="queued"\} (\d+)$/m.exec(metrics);
  return found ? Number(found[1]) : null;
}

/** Waits until nothing is queued any more. What still is after the longest time counts as not sent. */
async function drained(site: BenchSite): Promise<void> {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < limit && (await countQueued(site)) !== 0) await pause(1_000);
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

/** Takes work off a list, some at a time, until it is empty or the time is up. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !isOver(); next = waiting.shift())
      await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Makes the run. @returns the row of its figures. */
export async function runOn(
  engine: string,
  place: Place,
  { http, browser: inBrowser, kills: wantedKills, minutes }: Size,
): Promise<Record<string, string | number>> {
  const offers = Math.max(1, Math.min(100, Math.ceil(Math.sqrt(Math.max(http, inBrowser)))));
  const perPerson = Math.min(offers, OFFERS_IN_BROWSER);
  const callers = Math.ceil(http / offers);
  const receiver = await startReceiver();
  const { applicants, jobids } = await prepare(place, {
    candidates: callers + Math.ceil(inBrowser / perPerson),
    offers,
    webhook: receiver.url,
  });
  // Each next one is of another candidate and to another offer, as it is on a site: those of one candidate wait for each other.
  const applications: Application[] = Array.from({ length: callers * offers }, (_, index) => {
    const [round, caller] = [Math.floor(index / callers), index % callers];
    const applicant = applicants[caller] ?? { email: '', token: '' };
    const jobid = jobids[(caller + round) % jobids.length] ?? '';
    return { ...applicant, jobid, key: randomBytes(16).toString('hex') };
  }).slice(0, http);
  const people = applicants.slice(callers).map((applicant, index) => ({
    applicant,
    jobids: jobids.slice(0, Math.min(perPerson, inBrowser - index * perPerson)),
  }));

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
  const inBrowserDone: string[] = [];
  const downMs: number[] = [];
  let kills = 0;
  let isEnding = false;
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1_000);
  const isOver = (): boolean => seconds() > minutes * 60;

  /** How far both halves are, between 0 and 1. */
  const getProgress = (): number => {
    const halves = [
      ...(http > 0 ? [statements.size / http] : []),
      ...(inBrowser > 0 ? [inBrowserDone.length / inBrowser] : []),
    ];
    return halves.reduce((sum, part) => sum + part, 0) / Math.max(1, halves.length);
  };
  const killer = async (): Promise<void> => {
    while (kills < wantedKills && getProgress() < 1 && !isEnding) {
      if (getProgress() < (kills + 1) / (wantedKills + 1)) {
        await pause(5);
        continue;
      }
      kills += 1;
      const dying = site;
      if (!dying) return;
      const killed = performance.now();
      process.kill(dying.pid, 'SIGKILL');
      await dying.stop();
      site = await startSite(PORT, env);
      downMs.push(performance.now() - killed);
    }
  };
  const say = async (): Promise<void> => {
    const queued = await countQueued(site);
    console.log(
      `${engine} ${seconds()} s: ${statements.size} of ${http} over HTTP, ${inBrowserDone.length} of ${inBrowser} in the browser, ${kills} of ${wantedKills} kills, ${queued ?? '?'} queued`,
    );
  };
  const speaking = setInterval(() => void say(), PROGRESS_MS);
  const browser = inBrowser > 0 ? await launchBrowser() : null;
  try {
    site = await startSite(PORT, env);
    const work: BrowserWork | null = browser && {
      browser,
      origin: network.url,
      receiver,
      statements: pages,
      counts: browserCounts,
      stuck: new Set(),
      cookies: new Map(),
    };
    const applying = Promise.all([
      inParallel(
        applications,
        CALLERS,
        async (application) => {
          const url = `http://localhost:${PORT}`;
          statements.set(application, await applyUntilAnswered(() => url, application, receiver, counts));
        },
        isOver,
      ),
      work &&
        inParallel(
          people,
          TABS,
          ({ applicant, jobids: own }) =>
            applyInBrowser(work, applicant, own, (key) => inBrowserDone.push(key)),
          isOver,
        ),
    ]).finally(() => (isEnding = true));
    await Promise.all([killer(), applying]);
    const workSeconds = seconds();
    await drained(site);
    const done = new Set(inBrowserDone);
    let listed = 0;
    if (work)
      await inParallel(people, TABS, async ({ applicant, jobids: own }) => {
        if (!own.some((jobid) => done.has(toKey(applicant.email, jobid)))) return;
        const count = await countReceived(work, applicant);
        listed += count;
      });
    await say();
    await site.stop();
    const made = applications.filter((application) => statements.has(application));
    return {
      engine,
      ...judge(made, statements, inBrowserDone, pages, receiver, await readRows(place)),
      'pages that did not say': work?.stuck.size ?? 0,
      'false in lists': Math.abs(inBrowserDone.length - listed),
      kills,
      'seconds down': Math.round(downMs.reduce((sum, one) => sum + one, 0) / 1_000),
      seconds: workSeconds,
      'seconds in all': seconds(),
      calls: counts.calls,
      unanswered: counts.unanswered,
      refused: [...counts.unexpected].map(([what, count]) => `${what}: ${count}`).join(', '),
      ...browserCounts,
      'broken while sent': network.counts.dropped,
      'answers lost': network.counts.lost,
    };
  } finally {
    clearInterval(speaking);
    await browser?.close();
    await site?.stop();
    network.close();
    receiver.close();
  }
}
