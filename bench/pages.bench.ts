// Server-rendered result pages under an open loop, and the rate at which the site saturates.
import { readMemory } from './support/memory.ts';
import { openLoop } from './support/open-loop.ts';
import { percentiles, report } from './support/report.ts';
import { resultPages as pages } from './support/result-pages.ts';
import { startSite } from './support/site.ts';

const RATE = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
/** Highest p95 of a result page at that rate, in ms. */
const BAR_MS = 60;
/** A step counts as sustained while its p95 stays below this, in ms, and nothing fails. */
const SUSTAINED_MS = 250;
/** Lowest rate that has to be sustained, pages a second. */
const SATURATION_BAR = 75;

const site = await startSite();
try {
  await openLoop(site.url, pages, 10, 10);
  const bare = await openLoop(site.url, ['/healthz'], RATE, 10);
  const main = await openLoop(site.url, pages, RATE, SECONDS);
  const peer = percentiles(bare.latencies);
  const figures = percentiles(main.latencies);
  report('pages', [
    { what: 'bare answer of the same server (/healthz)', rate: RATE, ...peer, errors: bare.errors, ratio: 1 },
    {
      what: 'result page, rendered for each request',
      rate: RATE,
      ...figures,
      errors: main.errors,
      ratio: Math.round((figures.p95 / peer.p95) * 10) / 10,
    },
  ]);

  const [gateway, ...processes] = readMemory(site.pid);
  if (gateway) {
    report('memory', [
      { what: 'gateway with its services', ...gateway },
      ...processes.map((process) => ({ what: 'process it started, render processes', ...process })),
      {
        what: 'together',
        pid: '',
        rss: '',
        share: [gateway, ...processes].reduce((sum, { share }) => sum + share, 0),
      },
    ]);
  }

  if (figures.p95 > BAR_MS || main.errors > 0) process.exitCode = 1;

  let saturation = 0;
  const steps: Array<Record<string, string | number>> = [];
  for (let rate = 30; rate <= 300; rate = Math.round(rate * 1.25)) {
    const { latencies, errors } = await openLoop(site.url, pages, rate, 8);
    const step = percentiles(latencies);
    const sustained = errors === 0 && step.p95 < SUSTAINED_MS;
    steps.push({ rate, ...step, errors, sustained: sustained ? 'yes' : 'no' });
    if (!sustained) break;
    saturation = rate;
  }
  report('saturation', steps);
  if (saturation < SATURATION_BAR) process.exitCode = 1;
} finally {
  await site.stop();
}
