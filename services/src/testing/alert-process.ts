/**
 * Services in a process of their own that follows orders, for tests that kill it in the middle of its work. Orders are
 * lines of JSON on its input; each is answered by a line with its number once it is done.
 */
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createServices } from '../index.ts';
import { FIXTURE } from './services.ts';

const orderSchema = z.object({
  number: z.number(),
  /** Offers to import, as lines of a feed. */
  offers: z.optional(z.string()),
  /** Milliseconds by which the clock of this process is put forward. */
  later: z.optional(z.number()),
});

const [dataDir = '', smtpUrl = '', forward = '0'] = process.argv.slice(2);
let ahead = Number(forward);
const services = await createServices({
  dataDir,
  databaseUrl: process.env['DATABASE_URL'],
  siteUrl: 'http://localhost:8123',
  siteName: 'Chamba',
  development: false,
  sample: { path: FIXTURE },
  smtpUrl,
  now: () => new Date(Date.now() + ahead),
});
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

createInterface({ input: process.stdin }).on('line', (text) => {
  void (async () => {
    const { number, offers, later } = orderSchema.parse(JSON.parse(text));
    ahead += later ?? 0;
    if (offers === undefined) await services.alerts.runDue();
    else {
      const bytes = Buffer.from(offers);
      await services.feeds.import(
        (async function* () {
          yield bytes;
        })(),
        { feed: `news-${number}` },
      );
    }
    say({ number });
  })();
});
say({ number: 0 });
