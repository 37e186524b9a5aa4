/**
 * A million offers on PostgreSQL: memory of their import, then the published mix. The offers are the real vacancies and
 * copies of them with other places and dates. Takes some ten minutes and 4 GB of disk, so it runs by name only.
 * `BENCH_KEEP=<folder>` keeps the server's data: the next run then only measures searches.
 */
import { importScaled } from './search/import-scaled.ts';
import { benchPostgres } from './search/postgres.ts';
import { isFilled } from './search/is-filled.ts';
import { runMix, servicesFor } from './search/run.ts';
import { reportImport } from './search/watch-import.ts';

const OFFERS = 1_000_000;
const BAR_MS = 150;
const ROUNDS = 60;

const server = await benchPostgres(process.env['BENCH_KEEP']);
if (server) {
  try {
    const databaseUrl = await server.database('offers_1m');
    if (!(await isFilled(databaseUrl))) {
      reportImport('import-1m', await importScaled(databaseUrl, OFFERS));
    }
    const services = await servicesFor({ dataDir: '', databaseUrl });
    await runMix('search-postgres-1m', services, BAR_MS, ROUNDS);
    await services.close();
  } finally {
    await server.stop();
  }
}
