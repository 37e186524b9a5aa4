/**
 * The published mix over 100,000 offers on PostgreSQL: the real vacancies, and copies of them with other places and
 * dates. Starts a server of its own and removes it; `BENCH_KEEP=<folder>` keeps it for the next run.
 */
import { importScaled } from './search/import-scaled.ts';
import { benchPostgres } from './search/postgres.ts';
import { runMix, servicesFor } from './search/run.ts';
import { isFilled } from './search/is-filled.ts';

const OFFERS = 100_000;
const BAR_MS = 50;

const server = await benchPostgres(process.env['BENCH_KEEP']);
if (server) {
  try {
    const databaseUrl = await server.database('offers_100k');
    if (!(await isFilled(databaseUrl))) await importScaled(databaseUrl, OFFERS);
    const services = await servicesFor({ dataDir: '', databaseUrl });
    await runMix('search-postgres-100k', services, BAR_MS);
    await services.close();
  } finally {
    await server.stop();
  }
}
