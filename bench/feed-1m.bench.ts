/**
 * Memory and time of importing a feed of a million JobPosting records into PostgreSQL, as `chamba jobs import` does it
 * while the site goes on. Takes long, so it runs by name only; `BENCH_RECORDS` changes the number.
 */
import { benchPostgres } from './search/postgres.ts';
import { reportImport, watchImport } from './search/watch-import.ts';

const records = Number(process.env['BENCH_RECORDS'] ?? 1_000_000);

const server = await benchPostgres();
if (server) {
  try {
    const figures = await watchImport(await server.createDatabase(), 'feed', String(records));
    reportImport('feed-1m', figures);
  } finally {
    await server.stop();
  }
}
