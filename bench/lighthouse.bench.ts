// Lighthouse on the pages a visitor sees first, as a phone gets them, beside the same pages with webpack's own federation
// plugin; and how fast they answer on a slow processor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWithWebpackFederation } from './bytes/webpack-federation.ts';
import { audit, type Category, type Run } from './lighthouse/audit.ts';
import { measureInteractions } from './lighthouse/interactions.ts';
import { launchBrowser } from './support/browser.ts';
import { report } from './support/report.ts';
import { startSite } from './support/site.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const PORT = 19_222;
/** An origin of its own: an offer that was opened on one site is marked in the results of that site. */
const PEER_PORT = 18_092;
/** Bars. Scores of 100, times in ms; `lcpRatio` to the pages with webpack's own federation plugin. */
const BARS = { performance: 95, others: 100, lcp: 2_000, lcpRatio: 1.05, cls: 0, interaction: 200 };
const UNITS = ['shell', 'mfe-search', 'mfe-account', 'mfe-cv', 'mfe-apply'];

const browser = await launchBrowser(PORT);
const withWebpack = await webpackPluginLcp();
const site = await startSite();
const missed: string[] = [];
try {
  const rows = [];
  for (const [page, address] of await pagesOf(site.url)) {
    const runs = await runsOf(site.url + address);
    const median = (of: (run: Run) => number): number => medianOf(runs.map(of));
    const row = {
      page,
      performance: median((run) => run.performance),
      accessibility: Math.min(...runs.map((run) => run.accessibility)),
      'best practices': Math.min(...runs.map((run) => run['best-practices'])),
      SEO: runs.every(({ indexable }) => indexable) ? Math.min(...runs.map(({ seo }) => seo)) : 'not indexed',
      'LCP ms': Math.round(median((run) => run.lcp)),
      'LCP ms, webpack plugin': Math.round(withWebpack.get(page) ?? Number.NaN),
      CLS: Math.max(...runs.map((run) => run.cls)),
    };
    rows.push(row);
    if (row.performance < BARS.performance) missed.push(`${page}: performance ${row.performance}`);
    if (row.accessibility < BARS.others) missed.push(`${page}: accessibility ${row.accessibility}`);
    if (row['best practices'] < BARS.others) missed.push(`${page}: best practices ${row['best practices']}`);
    if (typeof row.SEO === 'number' && row.SEO < BARS.others) missed.push(`${page}: SEO ${row.SEO}`);
    if (row['LCP ms'] > BARS.lcp) missed.push(`${page}: LCP ${row['LCP ms']} ms`);
    const ratio = row['LCP ms'] / (withWebpack.get(page) ?? Number.NaN);
    if (!(ratio <= BARS.lcpRatio))
      missed.push(`${page}: LCP ${ratio.toFixed(2)} times that with webpack's plugin`);
    if (row.CLS > BARS.cls) missed.push(`${page}: CLS ${row.CLS}`);
    const failed = [...new Set(runs.flatMap((run) => run.failed))];
    if (failed.length > 0) console.log(`${page}: not passed: ${failed.join(', ')}`);
  }
  report('lighthouse', rows);

  const interactions = await measureInteractions(browser, site.url, RUNS);
  report('interactions', interactions);
  for (const { interaction, 'longest ms': longest } of interactions)
    if (longest > BARS.interaction) missed.push(`${interaction}: ${longest} ms`);
} finally {
  await browser.close();
  await site.stop();
}

/** Addresses of the pages on a site, by name. */
async function pagesOf(url: string): Promise<ReadonlyArray<readonly [page: string, address: string]>> {
  const search = await (await fetch(`${url}/rest?server=jobs&service=jobs&q=cajero`)).text();
  const offer = /\/empleo\/oferta\/[^"?]+/.exec(search)?.[0];
  if (!offer) throw new Error('the search has no offer to look at');
  return [
    ['home', '/'],
    ['results', '/empleos-de-cajero'],
    ['offer', offer],
    ['state directory', '/empleos-por-estado'],
  ];
}

async function runsOf(url: string, categories?: readonly Category[]): Promise<Run[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, PORT, categories));
  return runs;
}

/** The same pages with webpack's own federation plugin: median of the largest paint in ms, by page. */
async function webpackPluginLcp(): Promise<ReadonlyMap<string, number>> {
  const releases = mkdtempSync(path.join(tmpdir(), 'chamba-lighthouse-'));
  try {
    await buildWithWebpackFederation(UNITS, releases);
    const plain = await startSite(PEER_PORT, { RELEASES_DIR: releases });
    try {
      const found = new Map<string, number>();
      for (const [page, address] of await pagesOf(plain.url))
        found.set(page, medianOf((await runsOf(plain.url + address, ['performance'])).map(({ lcp }) => lcp)));
      return found;
    } finally {
      await plain.stop();
    }
  } finally {
    rmSync(releases, { recursive: true, force: true });
  }
}

/** The middle one of some figures. */
function medianOf(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

if (missed.length > 0) {
  console.error(`missed:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
