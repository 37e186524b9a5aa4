/**
 * Starts the services in a separate process, for tests that kill it. Takes the data folder and the catalogue
 * folder as arguments; writes `{"url": …}` or `{"error": …}` as one line.
 */
import { createServices } from '../index.ts';

const [dataDir = '', sample = ''] = process.argv.slice(2);
try {
  const services = await createServices({
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    siteUrl: 'http://localhost:8123',
    siteName: 'Chamba',
    development: true,
    sample: sample === '' ? 'full' : { path: sample },
    onProgress: (step) => process.stdout.write(`${JSON.stringify({ step })}\n`),
  });
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${JSON.stringify({ url })}\n`);
  process.once('SIGTERM', () => void services.close());
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`,
  );
  process.exitCode = 1;
}
