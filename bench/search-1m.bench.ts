/**
 * A million offers on PostgreSQL: memory of their import, then the published mix. The offers are the real vacancies and
 * copies of them with other places and dates. Takes some ten minutes and 4 GB of disk, so it runs by name only.
 * `BENCH_KEEP=<folder>` keeps the server's data: the next run then only measures searches.
 */
import { importScaled } from './search/import-scaled.ts';
import { benchPostgres } from './search/postgres.ts';
import { isFilled } from './search/is-filled.ts';
import { runMix, servicesFor } from './search/run.ts';
import { report } from './support/report.ts';

const OFFERS = 1_000_000;
const BAR_MS = 150;
const ROUNDS = 60;
/** How much more memory the second half of the vacancies may take than the first. */
const MOST_GROWTH = 1.2;

const server = await benchPostgres(process.env['BENCH_KEEP']);
if (server) {
  try {
    const databaseUrl = await server.database('offers_1m');
    if (!(await isFilled(databaseUrl))) {
      const { rows, seconds, growth } = await importScaled(databaseUrl, OFFERS);
      report('import-1m', rows);
      const isConstant = growth <= MOST_GROWTH;
      console.log(
        JSON.stringify({
          bench: 'import-1m',
          seconds,
          growth: Math.round(growth * 100) / 100,
          bar: MOST_GROWTH,
          met: isConstant,
        }),
      );
      if (!isConstant) process.exitCode = 1;
    }
    const services = await servicesFor({ dataDir: '', databaseUrl });
    await runMix('search-postgres-1m', services, BAR_MS, ROUNDS);
    await services.close();
  } finally {
    await server.stop();
  }
}
