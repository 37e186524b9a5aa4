import { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import { Failure, Misuse } from '../failure.ts';
import { streamFrom } from '../site/admin-client.ts';
import { findOperatorKey } from '../site/operator-key.ts';
import { toRefusal } from '../site/refusals.ts';
import { findOperator, SiteClient, warnIfUnencrypted } from '../site/site-client.ts';
import { moment, table } from './printing.ts';
import { importAddress } from './run-import.ts';

/** The actions on feeds as lines of the help of `chamba jobs`. */
export const FEEDS_HELP = `feeds lists the feeds of the site: offers in searches and ended ones, the last import, and what is paused.

  pause <feed>         refuse imports of the feed; one that is going on ends, and its offers stay
  resume <feed>        let its imports in again
  secret <feed>        print the secret that signs the calls to the feed's webhooks
  remove <feed>        remove the feed with all its offers; applications to them stay with the candidates

remove-sample removes the shipped sample, its offers and demonstration employers, for good.

  --dry-run            count what would be removed, and remove nothing
  --yes                remove it
  --force              remove the sample even when no other feed has offers`;

/** Options of the actions. */
export type FeedsValues = {
  site?: string | undefined;
  key?: string | undefined;
  'data-dir'?: string | undefined;
  'dry-run': boolean;
  force: boolean;
  json: boolean;
  yes: boolean;
};

const feedsSchema = z.object({
  feeds: z.array(
    z.object({
      name: z.string(),
      issample: z.boolean(),
      pausedat: z.string().nullable(),
      listed: z.number(),
      ended: z.number(),
      lastimport: z
        .union([
          z.object({ at: z.string(), error: z.string() }),
          z.object({
            at: z.string(),
            read: z.number(),
            added: z.number(),
            changed: z.number(),
            unchanged: z.number(),
            rejected: z.number(),
            retired: z.number(),
          }),
        ])
        .nullable(),
    }),
  ),
});

type Feed = z.infer<typeof feedsSchema>['feeds'][number];

const doneSchema = z.object({ feeds: z.array(z.string()), removed: z.number(), dryRun: z.boolean() });

const group = (count: number): string => count.toLocaleString('en-US');

function describeState({ issample, pausedat, lastimport }: Feed): string {
  return [
    issample ? 'sample' : '',
    pausedat ? `paused since ${moment(pausedat)}` : '',
    lastimport && 'error' in lastimport ? `last import failed: ${lastimport.error}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function toRow(feed: Feed): string[] {
  const { lastimport } = feed;
  const counts = lastimport && 'read' in lastimport ? lastimport : null;
  return [
    feed.name,
    group(feed.listed),
    group(feed.ended),
    lastimport ? moment(lastimport.at) : '',
    counts ? group(counts.read) : '',
    counts ? group(counts.rejected) : '',
    describeState(feed),
  ];
}

const secretSchema = z.object({ feed: z.string(), secret: z.string() });

const ACTIONS = ['list', 'pause', 'resume', 'secret', 'remove'] as const;

const isAction = (word: string): word is (typeof ACTIONS)[number] =>
  ACTIONS.some((action) => action === word);

const HEADINGS = ['feed', 'offers', 'ended', 'last import', 'records', 'rejected', ''];

/**
 * `chamba jobs feeds`: lists feeds, pauses, resumes or removes one, or prints its secret.
 * @returns the exit code.
 * @throws Misuse, Failure
 */
export async function runFeeds(values: FeedsValues, words: readonly string[]): Promise<number> {
  const [action = 'list', feed = '', ...more] = words;
  if (!isAction(action)) throw new Misuse(`unknown action "${action}": use ${ACTIONS.join(', ')}`);
  if (more.length > 0 || (action === 'list' && feed !== ''))
    throw new Misuse(`unexpected argument "${more[0] ?? feed}"`);
  if (values.force) throw new Misuse('--force applies to import and remove-sample only');
  if (action !== 'list' && feed === '') throw new Misuse('name the feed; `chamba jobs feeds` lists them');
  const path = `/admin/jobs/feeds/${encodeURIComponent(feed)}`;
  if (action === 'remove') return remove(values, path, `The feed ${feed}`);
  if (values.yes || values['dry-run']) throw new Misuse('--yes and --dry-run apply to removals only');
  const client = new SiteClient(values, findOperator(values));
  if (action === 'list') {
    const answer = feedsSchema.parse(await client.get('/admin/jobs/feeds'));
    const rows = answer.feeds.map(toRow);
    if (values.json) console.log(JSON.stringify(answer, null, 2));
    else console.log(rows.length === 0 ? 'No feed yet.' : table(HEADINGS, rows, { right: [1, 2, 4, 5] }));
    return EXIT.done;
  }
  if (action === 'secret') {
    const answer = secretSchema.parse(await client.get(`${path}/secret`));
    console.log(values.json ? JSON.stringify(answer, null, 2) : answer.secret);
    return EXIT.done;
  }
  const answer = await client.post(`${path}/${action}`, {});
  if (values.json) console.log(JSON.stringify(answer, null, 2));
  else if (action === 'pause') console.log(`Paused: imports of ${feed} are refused. Its offers stay.`);
  else console.log(`Imports of ${feed} are let in again.`);
  return EXIT.done;
}

/** `chamba jobs remove-sample`. @returns the exit code. @throws Misuse, Failure */
export function runRemoveSample(values: FeedsValues, words: readonly string[]): Promise<number> {
  if (words.length > 0) throw new Misuse(`unexpected argument "${words[0]}"`);
  return remove(values, '/admin/jobs/sample', 'The sample');
}

async function remove(values: FeedsValues, path: string, what: string): Promise<number> {
  const dryRun = values['dry-run'];
  if (values.yes === dryRun) throw new Misuse('give either --dry-run to count first, or --yes to remove');
  const url = importAddress(values, path, { dryRun, force: values.force });
  const key = findOperatorKey({ key: values.key, dataDir: values['data-dir'] });
  warnIfUnencrypted(url);
  for await (const event of streamFrom({ url, key, method: 'DELETE', toFailure: toRefusal })) {
    if (event.type === 'failed')
      throw new Failure(String(event['message']), { code: String(event['code'] ?? 'failed') });
    if (event.type !== 'done') continue;
    const { removed } = doneSchema.parse(event);
    if (values.json) console.log(JSON.stringify({ removed, dryRun }, null, 2));
    else if (dryRun)
      console.log(`${what} has ${group(removed)} offers. Nothing was removed yet: --yes removes them.`);
    else console.log(`${what} was removed, with ${group(removed)} offers.`);
    return EXIT.done;
  }
  throw new Failure('the connection ended before the removal did', {
    code: 'cut-off',
    remedy: 'Run the same command again: it completes the removal.',
  });
}
