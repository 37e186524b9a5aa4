/**
 * Imports into a database in a separate process and reports to its parent, step by step, the progress and how much memory
 * it holds. Arguments: address of the database, then `sample` and a folder laid out like the shipped data, or `feed` and
 * a number of JobPosting records.
 */
import { createServices } from '@chamba/services';
import { postingLines } from './posting-lines.ts';

const [databaseUrl = '', kind = '', what = ''] = process.argv.slice(2);
const started = performance.now();
let label = '';
let done = 0;

const report = (): void => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ label, done, ms: performance.now() - started, rss, heapUsed });
};
const timer = setInterval(report, 250);
const services = await createServices({
  dataDir: '',
  databaseUrl,
  siteUrl: 'http://localhost',
  siteName: 'Chamba',
  development: false,
  sample: kind === 'sample' ? { path: what } : 'none',
  onProgress: (step) => {
    ({ label, done } = step);
    report();
  },
});
if (kind === 'feed') {
  label = 'Records';
  done = 0;
  const summary = await services.feeds.import(postingLines(Number(what)), {
    feed: 'bench',
    onEvent: (event) => {
      if (event.type === 'progress') done = event.read;
    },
  });
  if (summary.added !== Number(what)) throw new Error(`Only ${summary.added} of ${what} records came in.`);
}
clearInterval(timer);
await services.close();
process.disconnect();
