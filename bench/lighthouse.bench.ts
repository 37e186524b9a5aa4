// Lighthouse on the pages a visitor sees first, as a phone gets them, beside the same pages with webpack's own federation
// plugin; and how fast they answer on a slow processor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWithWebpackFederation } from './bytes/webpack-federation.ts';
import { audit, type Run } from './lighthouse/audit.ts';
import { measureInteractions } from './lighthouse/interactions.ts';
import { launchBrowser } from './support/browser.ts';
import { report } from './support/report.ts';
import { BENCH_DATA, startSite, type BenchSite } from './support/site.ts';

/** Loads of each page on each site. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7);
/** Rounds of each interaction on each site. */
const ROUNDS = 5;
const PORT = 19_222;
/** An origin of its own: an offer that was opened on one site is marked in the results of that site. */
const PEER_PORT = 18_092;
/** Bars. Scores of 100, times in ms; `lcpRatio` to the pages with webpack's own federation plugin. */
const BARS = { performance: 95, others: 100, lcp: 2_000, lcpRatio: 1.05, cls: 0, interaction: 200 };
const UNITS = ['shell', 'mfe-search', 'mfe-account', 'mfe-cv', 'mfe-apply'];

const releases = mkdtempSync(path.join(tmpdir(), 'chamba-lighthouse-'));
const browser = await launchBrowser(PORT);
const sites: BenchSite[] = [];
const missed: string[] = [];
try {
  await buildWithWebpackFederation(UNITS, releases);
  const site = await startSite();
  sites.push(site);
  const peer = await startSite(PEER_PORT, { RELEASES_DIR: releases, DATA_DIR: `${BENCH_DATA}-peer` });
  sites.push(peer);

  const rows = [];
  for (const [page, address] of await listPages(site.url)) {
    const { runs, peerRuns } = await bothSites(site.url + address, peer.url + address);
    const lcp = median(runs.map((run) => run.lcp));
    const peerLcp = median(peerRuns.map((run) => run.lcp));
    const row = {
      page,
      performance: median(runs.map((run) => run.performance)),
      accessibility: Math.min(...runs.map((run) => run.accessibility)),
      'best practices': Math.min(...runs.map((run) => run['best-practices'])),
      SEO: runs.every(({ indexable }) => indexable) ? Math.min(...runs.map(({ seo }) => seo)) : 'not indexed',
      'LCP ms': Math.round(lcp),
      'LCP ms, webpack plugin': Math.round(peerLcp),
      ratio: Math.round((lcp / peerLcp) * 100) / 100,
      CLS: Math.max(...runs.map((run) => run.cls)),
    };
    rows.push(row);
    if (row.performance < BARS.performance) missed.push(`${page}: performance ${row.performance}`);
    if (row.accessibility < BARS.others) missed.push(`${page}: accessibility ${row.accessibility}`);
    if (row['best practices'] < BARS.others) missed.push(`${page}: best practices ${row['best practices']}`);
    if (typeof row.SEO === 'number' && row.SEO < BARS.others) missed.push(`${page}: SEO ${row.SEO}`);
    if (lcp > BARS.lcp) missed.push(`${page}: LCP ${row['LCP ms']} ms`);
    if (!(row.ratio <= BARS.lcpRatio))
      missed.push(`${page}: LCP ${row.ratio} times that with webpack's plugin`);
    if (row.CLS > BARS.cls) missed.push(`${page}: CLS ${row.CLS}`);
    const failed = [...new Set(runs.flatMap((run) => run.failed))];
    if (failed.length > 0) console.log(`${page}: not passed: ${failed.join(', ')}`);
  }
  report('lighthouse', rows);

  const interactions = await measureInteractions(
    browser,
    { 'longest ms': site.url, 'longest ms, webpack plugin': peer.url },
    ROUNDS,
  );
  report('interactions', interactions);
  for (const { interaction, 'longest ms': longest } of interactions)
    if (longest > BARS.interaction) missed.push(`${interaction}: ${longest} ms`);
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
  rmSync(releases, { recursive: true, force: true });
}

/** Addresses of the pages on a site, by name. */
async function listPages(url: string): Promise<ReadonlyArray<readonly [page: string, address: string]>> {
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

/** Loads a page on both sites in turn: what slows the machine for a while then slows both. */
async function bothSites(url: string, peerUrl: string): Promise<{ runs: Run[]; peerRuns: Run[] }> {
  const runs: Run[] = [];
  const peerRuns: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await audit(url, PORT));
    peerRuns.push(await audit(peerUrl, PORT, ['performance']));
  }
  return { runs, peerRuns };
}

/** The middle one of some figures. */
function median(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

if (missed.length > 0) {
  console.error(`missed:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
