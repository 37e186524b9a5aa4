// Whether the memory of a site stays flat under mixed requests for an hour: pages of visitors and of candidates with a
// session, calls, files, log-ins and applications.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { addCandidates, PASSWORD } from './support/candidates.ts';
import { readResident } from './support/memory.ts';
import { report } from './support/report.ts';
import { BENCH_DATA, startSite } from './support/site.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const MINUTES = Number(values.minutes);
if (!Number.isFinite(MINUTES) || MINUTES <= 0) throw new Error('--minutes must be a number above 0');
const RATE = 20;
const SAMPLE_MS = Math.max(500, MINUTES * 250);
/** Share of the time after which caches, heaps and compiled code have their size. */
const WARM_UP = 0.25;
/** Most that memory may grow or shrink for 1,000 rendered pages, in MB. */
const BAR = 1;

const WORDS = [
  'cajero',
  'chofer',
  'ventas',
  'auxiliar',
  'almacenista',
  'guardia',
  'mesero',
  'contador',
  'limpieza',
];
const PLACES = ['', '/en-jalisco', '/en-nuevo-leon', '/en-puebla', '/en-ciudad-de-mexico'];

const emails = await addCandidates(BENCH_DATA, 3);
const site = await startSite(18_091);
let pages = 0;
let requests = 0;
let errors = 0;
/** Answers that a working site never gives to these requests: a wrong payload, a session that is not taken, a redirect. */
let unexpected = 0;
const answers = new Map<string, number>();

async function ask(path: string, options: RequestInit = {}, what = path): Promise<Response> {
  requests += 1;
  const answer = await fetch(site.url + path, {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const kind = `${what.split(/[/?]/, 2).join('/')} ${answer.status}`;
  answers.set(kind, (answers.get(kind) ?? 0) + 1);
  if (answer.status === 200) return answer;
  if (answer.status < 500) unexpected += 1;
  throw new Error(`${what}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
}

async function page(path: string, cookie = ''): Promise<string> {
  pages += 1;
  return (await ask(path, { headers: { 'accept-encoding': 'gzip', ...(cookie && { cookie }) } })).text();
}

const results = (turn: number): string =>
  `/empleos-de-${WORDS[turn % WORDS.length]}${PLACES[Math.floor(turn / WORDS.length) % PLACES.length]}`;

/** Waits for what has to go well before the clock runs; a site without its bench does not stay behind. */
const orStop = <T>(work: Promise<T>): Promise<T> =>
  work.catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });

const first = await orStop(page(results(0)));
const offers = [
  ...new Set([...first.matchAll(/href="(\/empleo\/oferta\/[^"?]+)/g)].map(([, path]) => path ?? '')),
];
const files = [
  ...new Set([...first.matchAll(/(\/releases\/[^"\\ ]+\.(?:js|css))/g)].map(([, path]) => path ?? '')),
];
if (offers.length === 0 || files.length === 0)
  await orStop(Promise.reject(new Error('the results page names no offers or files')));

async function post(path: string, body: object, what: string, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-chamba': '1', ...(cookie && { cookie }) };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, what);
}

/** Cookies of the session of each candidate. */
const sessions = new Map<string, string>();
const pickSession = (turn: number): string => sessions.get(emails[turn % emails.length] ?? '') ?? '';

/** Logs a candidate in, in a new session, and loads their home page. */
async function logIn(turn: number): Promise<void> {
  const userid = emails[turn % emails.length] ?? '';
  const payload = { userid, password: PASSWORD, ip: '127.0.0.1' };
  const call = { server: 'authentication', service: 'retrieveToken', payload };
  const answer = await post('/rest', call, 'log-in');
  await answer.arrayBuffer();
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  sessions.set(userid, cookie);
  await page('/dashboard', cookie);
}

const listSchema = z.object({
  response: z.object({ joblist: z.array(z.object({ id: z.string(), redirecttype: z.number() })) }),
});
/** Offers without an application so far, and the page of results that the next ones are on. */
const open: string[] = [];
let nextPage = 1;

/** A candidate applies to an offer that none of them applied to. */
async function apply(turn: number): Promise<void> {
  if (open.length === 0) {
    const list = await ask(`/rest?server=jobs&service=jobs&page=${(nextPage += 1)}`);
    const { joblist } = listSchema.parse(await list.json()).response;
    open.push(...joblist.filter(({ redirecttype }) => redirecttype === 0).map(({ id }) => id));
  }
  const jobid = open.pop();
  if (jobid === undefined) throw new Error('there are no more offers to apply to');
  const body = {
    jobid,
    skills: [],
    origin: 'H4',
    killerQuestions: [],
    idempotencykey: randomUUID().replaceAll('-', ''),
  };
  await (await post('/api/apply', body, 'application', pickSession(turn))).arrayBuffer();
}

/** A page that only candidates have: it has to name them, or it is the page of a visitor. */
async function signedIn(path: string, turn: number): Promise<void> {
  if ((await page(path, pickSession(turn))).includes('Guadalupe')) return;
  unexpected += 1;
  throw new Error(`${path} was rendered without the session`);
}

const text = async (path: string): Promise<string> => (await ask(path)).text();

/** What one request in turn is. */
const MIX: ReadonlyArray<(turn: number) => Promise<unknown>> = [
  () => page('/'),
  (turn) => page(results(turn)),
  (turn) => page(results(turn + 7)),
  (turn) => page(offers[turn % offers.length] ?? '/'),
  () => page('/acerca-de'),
  (turn) => page(`/empleos?junk=${turn}`),
  (turn) => signedIn('/dashboard', turn),
  (turn) => signedIn('/postulaciones', turn),
  (turn) => text(`/rest?server=jobs&service=jobs&q=${WORDS[turn % WORDS.length]}`),
  (turn) => text(`/api/suggests/locations?q=${'guadalajara'.slice(0, 3 + (turn % 8))}`),
  (turn) => text(`/cache-rest?server=lookup&service=allcategories&junk=${turn}`),
  (turn) => text(files[turn % files.length] ?? '/'),
];
const LOG_IN_EVERY = 200;
const APPLY_EVERY = 200;

/** What a turn does: as a rule the next of the mix. */
function sendRequest(turn: number): Promise<unknown> {
  if (turn % LOG_IN_EVERY === 0) return logIn(turn / LOG_IN_EVERY);
  if (turn % APPLY_EVERY === APPLY_EVERY / 2) return apply(Math.floor(turn / APPLY_EVERY));
  return MIX[turn % MIX.length]?.(turn) ?? Promise.resolve();
}

// Before the clock runs: what is wrong here would be wrong for an hour.
for (const at of emails.keys()) await orStop(logIn(at));
await orStop(apply(0));

type Sample = { pages: number; main: number; all: number; anonymous: number };
const NO_SAMPLE: Sample = { pages: 0, main: 0, all: 0, anonymous: 0 };
const samples: Sample[] = [];
const started = performance.now();
const end = started + MINUTES * 60_000;
const sampling = setInterval(() => {
  const { main, all, anonymous } = readResident(site.pid);
  samples.push({
    pages,
    main: main / 1_048_576,
    all: all / 1_048_576,
    anonymous: anonymous / 1_048_576,
  });
}, SAMPLE_MS);

try {
  const under = new Set<Promise<unknown>>();
  for (let turn = 0; performance.now() < end; turn += 1) {
    const planned = started + (turn * 1_000) / RATE;
    if (planned > performance.now())
      await new Promise((resolve) => setTimeout(resolve, planned - performance.now()));
    const work = sendRequest(turn)
      .catch((error: unknown) => {
        errors += 1;
        if (errors <= 10) console.error(error instanceof Error ? error.message : error);
      })
      .finally(() => under.delete(work));
    under.add(work);
  }
  await Promise.all(under);
} finally {
  clearInterval(sampling);
  await site.stop();
}

/** Growth in MB for 1,000 pages: the slope of the line through the samples with the least squares. */
function slope(of: (sample: Sample) => number, from: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = from.map((sample) => sample.pages / 1_000);
  const y = from.map(of);
  const [mx, my] = [mean(x), mean(y)];
  const above = x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return above / x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
}

const warm = samples.slice(Math.floor(samples.length * WARM_UP));
const rounded = (value: number): number => Math.round(value * 100) / 100;
const line = (what: string, of: (sample: Sample) => number) => ({
  what,
  'first MB': rounded(of(warm[0] ?? NO_SAMPLE)),
  'last MB': rounded(of(warm.at(-1) ?? NO_SAMPLE)),
  'MB per 1,000 pages': rounded(slope(of, warm)),
  pages,
  requests,
  errors,
  unexpected,
  minutes: MINUTES,
});
const rows = [
  line('all processes', ({ all }) => all),
  line('all processes, without pages of files', ({ anonymous }) => anonymous),
  line('main process', ({ main }) => main),
];
/** The hour in forty steps: a slope alone does not say when memory grew or shrank. */
const STEPS = 40;
console.log('pages, MB of all processes, without pages of files, of the main process:');
for (let step = 0; step <= STEPS; step += 1) {
  const sample = samples[Math.floor((step * (samples.length - 1)) / STEPS)];
  if (sample === undefined) continue;
  const { pages: at, all, anonymous, main } = sample;
  console.log([at, ...[all, anonymous, main].map((value) => value.toFixed(0))].join(', '));
}
report('soak', rows);
console.log(Object.fromEntries([...answers].sort()));
// A tenth of a per cent of failures is a fault of its own, and so is any answer that only a wrong request gets.
if (
  unexpected > 0 ||
  !(Math.abs(rows[0]?.['MB per 1,000 pages'] ?? Number.NaN) <= BAR) ||
  errors > requests / 1_000
)
  process.exitCode = 1;
