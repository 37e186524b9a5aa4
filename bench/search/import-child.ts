/**
 * Imports a folder of data into a database in a process of its own and tells its parent, step by step, how far it is
 * and how much memory it holds. Arguments: address of the database, folder.
 */
import { createServices } from '@chamba/services';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const started = performance.now();
let label = '';
let done = 0;

const tell = (): void => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ label, done, ms: performance.now() - started, rss, heapUsed });
};
const timer = setInterval(tell, 250);
const services = await createServices({
  dataDir: '',
  databaseUrl,
  siteUrl: 'http://localhost',
  siteName: 'Chamba',
  development: false,
  sample: { path: folder },
  onProgress: (step) => {
    ({ label, done } = step);
    tell();
  },
});
clearInterval(timer);
await services.close();
process.disconnect();
