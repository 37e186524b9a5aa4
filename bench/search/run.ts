import { createServices, READ_MODEL_MODES } from '@chamba/services';
import type { Services, ServicesOptions } from '@chamba/services';
import { report } from '../support/report.ts';
import { searchText } from '../support/searcher.ts';
import { isWholeMix, measureMix, buildRows } from './measure.ts';
import type { MixFigures, Searcher } from './measure.ts';

/** What a bench starts the services with. */
type BenchServices = Pick<ServicesOptions, 'dataDir' | 'databaseUrl' | 'searchReadModel'>;

/**
 * Starts the services for a bench and waits until the copy of the offers in memory is there, if there is to be one.
 * @param from where their data is; `BENCH_READ_MODEL` (`auto`, `on`, `off`) goes before its read model.
 */
export async function servicesFor(from: BenchServices): Promise<Services> {
  const asked = process.env['BENCH_READ_MODEL'];
  const searchReadModel = READ_MODEL_MODES.find((mode) => mode === asked) ?? from.searchReadModel;
  const services = await createServices({
    ...from,
    searchReadModel,
    siteUrl: 'http://localhost',
    siteName: 'Chamba',
    development: false,
    logger: { info: (line) => console.error(line), warn: console.warn, error: console.error },
  });
  await services.readModel.settled();
  return services;
}

/** Searches through the services' own interface, in this process; the answer is written, but not read again. */
export const createSearcher =
  (services: Services): Searcher =>
  async (params) =>
    Number(/"totaldocs":(\d+)/.exec(await searchText(services.app, params))?.[1]);

/** Offers that are searched. */
export async function offersIn(services: Services): Promise<number> {
  const { rows } = await services.db.query<{ offers: number }>(
    'select count(*)::int as offers from offer_ix',
  );
  return rows[0]?.offers ?? 0;
}

/**
 * Measures the mix on running services, prints and keeps the figures, and fails the process when a bar is missed.
 * `BENCH_ROUNDS` changes the number of searches of each kind.
 * @param name of the file in results.
 * @param barMs highest 99th percentile, for one client as for four.
 * @param usualRounds searches of each kind when nothing else is asked for.
 */
export async function runMix(
  name: string,
  services: Services,
  barMs: number,
  usualRounds = 200,
): Promise<MixFigures> {
  const rounds = Number(process.env['BENCH_ROUNDS'] ?? usualRounds);
  const offers = await offersIn(services);
  const figures = await measureMix(createSearcher(services), {
    rounds,
    withFour: true,
    onLine: (line) => console.error(`${name}: ${line}`),
  });
  if (isWholeMix) report(name, buildRows(figures));
  else console.table(buildRows(figures));
  const met = { one: figures.all.p99 <= barMs, four: (figures.four?.p99 ?? 0) <= barMs };
  console.log(
    JSON.stringify({
      bench: name,
      engine: services.db.engine,
      offers,
      rounds,
      one: figures.all,
      four: figures.four,
      fourPerSecond: figures.perSecond,
      bar: { p99: barMs },
      met,
    }),
  );
  if (!met.one || !met.four) process.exitCode = 1;
  return figures;
}
