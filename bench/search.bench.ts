/**
 * Searches inside the service over the shipped sample, on the published mix of search/mix.ts: what each kind takes cold
 * (first of its kind after the start) and warm, for one client and for four. No answer is cached anywhere.
 *
 * `DATABASE_URL` measures a real server instead of the embedded engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMix, servicesFor } from './search/run.ts';

const BAR_MS = 50;

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));
try {
  const services = await servicesFor({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
  await runMix(`search-${services.db.engine}`, services, BAR_MS);
  await services.close();
} finally {
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
