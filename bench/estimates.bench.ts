/**
 * How often the pay of an offer lies in the range that is estimated where none is published: the pay of a random part of
 * the sample is taken away, estimated from the rest, and compared. The peer is the naive estimate, the median of the
 * country give or take the same width.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '@chamba/services';
import { servicesFor } from './search/run.ts';
import { report } from './support/report.ts';

/** Offers that are held out. */
const HELD_OUT = Number(process.env['BENCH_HELD_OUT'] ?? 3_000);
/** What the ranges are to hold of them. */
const COVERAGE = { least: 0.78, most: 0.82 };
/** A fraction between 0 and 1; another one holds out other offers. */
const SEED = Number(process.env['BENCH_SEED'] ?? 0.42);

type HeldOut = { id: number; pay: number; isNet: boolean | null };
type Range = { from: number; to: number };
type Estimated = HeldOut & { range: Range; scope: string };

/** Takes the pay of random offers of full months away and returns it. */
async function holdOut({ db }: Services): Promise<HeldOut[]> {
  await db.query('select setseed($1)', [SEED]);
  const { rows } = await db.query<HeldOut>(
    `select id, (salaryfrom + salaryto) / 2.0::float8 as pay, salarynet as "isNet" from offer
      where feed <> 'demo' and salaryfrom > 0 and salaryto > 0 and salarytime = 0 order by random() limit $1`,
    [HELD_OUT],
  );
  await db.query(
    'update offer set salaryfrom = 0, salaryto = 0, salarynet = null where id = any($1::int[])',
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({ ...row, pay: Number(row.pay) }));
}

async function estimate({ app }: Services, offer: HeldOut): Promise<Estimated | null> {
  const answer = await app.inject({
    method: 'GET',
    url: `/rest?server=jobs&service=salaryMarket&jobID=${offer.id}`,
  });
  const { market } = (
    JSON.parse(answer.body) as {
      response: { market: { kind: string; place: string; pay: string | null; estimate?: Range } | null };
    }
  ).response;
  if (!market?.estimate) return null;
  return { ...offer, range: market.estimate, scope: `${market.kind}, ${market.place ? 'state' : 'country'}` };
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const holds = ({ pay, range }: Estimated): boolean => pay >= range.from && pay <= range.to;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function toRow(scope: string, estimated: readonly Estimated[], asked: number) {
  const widths = estimated.map(({ range }) => (range.to - range.from) / Math.max(1, range.to + range.from));
  return {
    scope,
    offers: estimated.length,
    'of those asked': share(estimated.length, asked),
    'in the range': share(estimated.filter(holds).length, estimated.length),
    'half width (median)': share(median(widths), 1),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'chamba-bench-'));
try {
  const services = await servicesFor({ dataDir, searchReadModel: 'off' });
  const offers = await holdOut(services);
  const estimated: Estimated[] = [];
  for (const offer of offers) {
    const found = await estimate(services, offer);
    if (found) estimated.push(found);
  }
  const middle = median(offers.map(({ pay }) => pay));
  const naive = estimated.map((one) => {
    const half = (one.range.to - one.range.from) / 2;
    return { ...one, range: { from: middle - half, to: middle + half } };
  });
  const scopes = [...new Set(estimated.map(({ scope }) => scope))].sort();
  report('estimates', [
    toRow('all', estimated, offers.length),
    ...scopes.map((scope) =>
      toRow(
        scope,
        estimated.filter((one) => one.scope === scope),
        offers.length,
      ),
    ),
    toRow('naive: median of the country, same width', naive, offers.length),
  ]);
  const coverage = estimated.filter(holds).length / Math.max(1, estimated.length);
  if (coverage < COVERAGE.least || coverage > COVERAGE.most) process.exitCode = 1;
  await services.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
