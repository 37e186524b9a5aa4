// Whether what the site says of applications is true while everything fails: connections are dropped, answers are lost after
// the server accepted, the employer's webhook refuses and loses answers, and the site is killed again and again.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@chamba/database';
import { callApply } from './apply/call.ts';
import { prepare, SAMPLE } from './apply/prepare.ts';
import type { Applicant, Place } from './apply/prepare.ts';
import { startReceiver, toKey } from './apply/receiver.ts';
import type { Receiver } from './apply/receiver.ts';
import { report } from './support/report.ts';
import { benchPostgres } from './search/postgres.ts';
import { startSite } from './support/site.ts';
import type { BenchSite } from './support/site.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
  },
});
const SIZE = Number(values.size);
const KILLS = Number(values.kills);
if (!(SIZE >= 1) || !(KILLS >= 0)) throw new Error('--size and --kills must be numbers');

const OFFERS = Math.min(100, Math.ceil(Math.sqrt(SIZE)));
const CANDIDATES = Math.ceil(SIZE / OFFERS);
const CALLERS = 16;
const PORT = 18_096;
/** The longest that the queue may need afterwards: the lease of a process that was killed, and pauses between attempts. */
const DRAIN_LIMIT_MS = 15 * 60_000;

type Application = Applicant & { jobid: string; key: string };
/** What the page would have said last, and whether the employer had acknowledged the application by then. */
type Statement = { state: string; wasAcknowledged: boolean };
type Counts = { calls: number; unanswered: number; unexpected: Map<string, number> };

/** Applies until an answer comes, with the key of the first call, as the outbox of the browser does. */
async function applyUntilTold(
  url: () => string,
  { token, jobid, key, email }: Application,
  receiver: Receiver,
  counts: Counts,
): Promise<Statement> {
  const body = { jobid, idempotencykey: key, origin: 'H4', skills: [], killerQuestions: [] };
  for (;;) {
    counts.calls += 1;
    const answer = await callApply(url(), token, body);
    if (answer?.status === 200)
      return {
        state: answer.state,
        wasAcknowledged: (receiver.received.get(toKey(email, jobid))?.acknowledged ?? 0) > 0,
      };
    if (answer === null) counts.unanswered += 1;
    else {
      const what = `${answer.status} ${answer.code}`;
      counts.unexpected.set(what, (counts.unexpected.get(what) ?? 0) + 1);
    }
    await pause(50 + Math.random() * 200);
  }
}

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
async function readRows(place: Place) {
  const store = await openStore(place);
  try {
    const { rows } = await store.query<{ email: string; jobid: number; status: string; applies: number }>(
      `select email, job_id as jobid, status, (select applies from offer where id = job_id) as applies
        from application join account on account.id = account_id`,
    );
    return rows;
  } finally {
    await store.close();
  }
}

async function run(engine: string, place: Place): Promise<Record<string, string | number>> {
  const receiver = await startReceiver();
  const { applicants, jobids } = await prepare(place, {
    candidates: CANDIDATES,
    offers: OFFERS,
    webhook: receiver.url,
  });
  const applications: Application[] = applicants
    .flatMap((applicant) =>
      jobids.map((jobid) => ({ ...applicant, jobid, key: randomBytes(16).toString('hex') })),
    )
    .slice(0, SIZE);
  const env = {
    DATA_DIR: place.dataDir,
    SAMPLE,
    CHAMBA_ENV: 'development',
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'fatal',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  let site = await startSite(PORT, env);
  const counts: Counts = { calls: 0, unanswered: 0, unexpected: new Map() };
  const statements = new Map<Application, Statement>();
  const waiting = [...applications];
  const started = performance.now();

  let kills = 0;
  const killer = async (): Promise<void> => {
    while (kills < KILLS && statements.size < applications.length) {
      if (statements.size < ((kills + 1) * applications.length) / (KILLS + 1)) {
        await pause(5);
        continue;
      }
      kills += 1;
      process.kill(site.pid, 'SIGKILL');
      await site.stop();
      site = await startSite(PORT, env);
    }
  };
  const caller = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      statements.set(next, await applyUntilTold(() => site.url, next, receiver, counts));
  };
  try {
    await Promise.all([killer(), ...Array.from({ length: CALLERS }, caller)]);
    const seconds = Math.round((performance.now() - started) / 1_000);
    await drained(site);
    await site.stop();
    return {
      engine,
      ...judge(applications, statements, receiver, await readRows(place)),
      kills,
      seconds,
      ...figures(counts),
    };
  } finally {
    await site.stop();
    receiver.close();
  }
}

const figures = ({ calls, unanswered, unexpected }: Counts) => ({
  calls,
  unanswered,
  refused: [...unexpected].map(([what, count]) => `${what}: ${count}`).join(', '),
});

/** Compares the answers that callers got with the database, and both with what the employer got. */
function judge(
  applications: readonly Application[],
  statements: ReadonlyMap<Application, Statement>,
  receiver: Receiver,
  rows: Awaited<ReturnType<typeof readRows>>,
) {
  const stored = new Map<string, string[]>();
  const perOffer = new Map<number, { counted: number; applies: number }>();
  for (const { email, jobid, status, applies } of rows) {
    const key = toKey(email, String(jobid));
    stored.set(key, [...(stored.get(key) ?? []), status]);
    perOffer.set(jobid, { counted: (perOffer.get(jobid)?.counted ?? 0) + 1, applies });
  }
  let lost = 0;
  let doubled = 0;
  let wrong = 0;
  let repeated = 0;
  let sentAtOnce = 0;
  for (const application of applications) {
    const key = toKey(application.email, application.jobid);
    const states = stored.get(key) ?? [];
    const got = receiver.received.get(key);
    const said = statements.get(application);
    if (states.length === 0 || !got) lost += 1;
    if (states.length > 1 || (got && got.ids.size > 1)) doubled += 1;
    if (said?.state === 'sent') sentAtOnce += 1;
    const isSaid = said?.state === 'accepted' || (said?.state === 'sent' && said.wasAcknowledged);
    const isTrue = states[0] === 'sent' && (got?.acknowledged ?? 0) > 0;
    if (!isSaid || !isTrue) wrong += 1;
    repeated += Math.max(0, (got?.calls ?? 1) - 1);
  }
  const miscounted = [...perOffer.values()].filter(({ counted, applies }) => counted !== applies).length;
  return {
    applications: applications.length,
    lost,
    doubled,
    false: wrong + miscounted,
    'sent at once': sentAtOnce,
    'webhook calls repeated with their id': repeated,
  };
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
if (results.some((row) => row['lost'] !== 0 || row['doubled'] !== 0 || row['false'] !== 0)) {
  console.error('apply: an application was lost, doubled, or a statement about it was false');
  process.exitCode = 1;
}
