/**
 * The published mix beside other engines, on the same offers, in the same run, one client: plain PostgreSQL full text
 * with a query for every count, SQLite FTS5 and MiniSearch. Each answers the same page with the same counts. Runs by name
 * only; `BENCH_OFFERS` changes the 100,000 offers, `BENCH_KEEP=<folder>` keeps the server's data for the next run.
 */
import { minisearch } from './peers/minisearch.ts';
import type { Peer } from './peers/peer.ts';
import { plainPostgres } from './peers/plain-postgres.ts';
import { readPlans } from './peers/plan.ts';
import { sqlite } from './peers/sqlite.ts';
import { importScaled } from './search/import-scaled.ts';
import { isFilled } from './search/is-filled.ts';
import { measureMix } from './search/measure.ts';
import type { MixFigures } from './search/measure.ts';
import { benchPostgres } from './search/postgres.ts';
import { offersIn, createSearcher, servicesFor } from './search/run.ts';
import { report } from './support/report.ts';

const OFFERS = Number(process.env['BENCH_OFFERS'] ?? 100_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);

/** Beyond this MiniSearch's index does not fit into the memory that Node takes by itself. */
const MAX_FOR_MINISEARCH = 300_000;

const formatName = (offers: number): string =>
  offers % 1_000_000 === 0 ? `${offers / 1_000_000}m` : `${Math.round(offers / 1_000)}k`;

const ratio = (theirs: number, ours: number): number => Math.round((theirs / ours) * 10) / 10;

function buildTable(own: MixFigures, peers: ReadonlyMap<string, MixFigures>) {
  const cell = ({ p50, p95 }: { p50: number; p95: number }, offers: number | string) =>
    `${p50} / ${p95}${offers === '' ? '' : ` (${offers})`}`;
  const row = (search: string, at: number) => {
    const line = own.lines[at];
    const ours = line?.one ?? own.all;
    const cells: Record<string, string | number> = { search, Chamba: cell(ours, line?.offers ?? '') };
    for (const [name, figures] of peers) {
      const theirs = figures.lines[at];
      cells[name] = cell(theirs?.one ?? figures.all, theirs?.offers ?? '');
      cells[`× ${name}`] = ratio((theirs?.one ?? figures.all).p50, ours.p50);
    }
    return cells;
  };
  return [...own.lines.map(({ line }, at) => row(line, at)), row('whole mix', -1)];
}

const server = await benchPostgres(process.env['BENCH_KEEP']);
if (server) {
  try {
    const databaseUrl = await server.database(`offers_${formatName(OFFERS)}`);
    if (!(await isFilled(databaseUrl))) await importScaled(databaseUrl, OFFERS);
    const services = await servicesFor({ dataDir: '', databaseUrl });
    const findPlan = await readPlans(services);
    const offers = await offersIn(services);
    console.error(`${offers} offers`);
    const own = await measureMix(createSearcher(services), { rounds, withFour: false });
    const makers: (() => Promise<Peer | null>)[] = [
      () => plainPostgres(databaseUrl, findPlan, 'date'),
      () => plainPostgres(databaseUrl, findPlan, 'rank'),
      () => sqlite(services.db, findPlan),
    ];
    if (offers <= MAX_FOR_MINISEARCH) makers.push(() => minisearch(services.db, findPlan));
    else console.log('Left out: MiniSearch, whose index of so many offers does not fit into memory.');
    const peers = new Map<string, MixFigures>();
    for (const make of makers) {
      const peer = await make();
      if (!peer) continue;
      console.error(`Measuring ${peer.name} …`);
      peers.set(peer.name, await measureMix(peer.search, { rounds, withFour: false }));
      await peer.close();
    }
    console.log('Cells: p50 / p95 in ms (offers found). × is the peer’s p50 over ours.');
    report(`search-peers-${formatName(OFFERS)}`, buildTable(own, peers));
    console.log(
      JSON.stringify({
        bench: 'search-peers',
        offers,
        rounds,
        chamba: own.all,
        peers: Object.fromEntries([...peers].map(([name, { all }]) => [name, all])),
      }),
    );
    await services.close();
  } finally {
    await server.stop();
  }
}
