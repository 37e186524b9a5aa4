// Three hundred clients at once on result pages: every page has its text, or is refused with the time to come again.
import { Agent, request } from 'node:http';
import { percentiles, report } from './support/report.ts';
import { startSite } from './support/site.ts';
import { resultPages } from './support/result-pages.ts';

const CLIENTS = 300;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
/** How long a client reads before it asks for its next page, and what it waits at least when it was refused, in ms. */
const READING_MS = 1_000;

type Outcome = 'text' | 'refused' | 'without text' | 'refused without a time' | 'failed';

const site = await startSite();
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

function open(address: string): Promise<{ outcome: Outcome; seconds: number }> {
  return new Promise((resolve) => {
    const failed = (): void => resolve({ outcome: 'failed', seconds: 0 });
    const sent = request(site.url + address, { agent }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (text: string) => (html += text));
      answer.on('error', failed);
      answer.on('end', () => {
        const seconds = Number(answer.headers['retry-after'] ?? 0);
        if (answer.statusCode === 503)
          return resolve({ outcome: seconds > 0 ? 'refused' : 'refused without a time', seconds });
        const whole = answer.statusCode === 200 && html.includes('"rendered":true');
        resolve({ outcome: whole ? 'text' : 'without text', seconds: 0 });
      });
    });
    sent.setTimeout(30_000, () => sent.destroy());
    sent.on('error', failed);
    sent.end();
  });
}

const counts = new Map<Outcome, number>();
const latencies: number[] = [];
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function client(number: number, until: number): Promise<void> {
  for (let visit = number; performance.now() < until; visit += 7) {
    const start = performance.now();
    const { outcome, seconds } = await open(resultPages[visit % resultPages.length] ?? '/');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (outcome === 'text') latencies.push(performance.now() - start);
    await sleep(outcome === 'text' ? READING_MS : Math.max(READING_MS, seconds * 1_000));
  }
}

try {
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number, until)));
  const count = (outcome: Outcome): number => counts.get(outcome) ?? 0;
  report('crowd', [
    {
      clients: CLIENTS,
      seconds: SECONDS,
      'with text': count('text'),
      refused: count('refused'),
      'without text': count('without text'),
      'refused without a time': count('refused without a time'),
      failed: count('failed'),
      ...percentiles(latencies),
    },
  ]);
  if (count('text') === 0 || count('without text') + count('refused without a time') + count('failed') > 0)
    process.exitCode = 1;
} finally {
  agent.destroy();
  await site.stop();
}
