import { z } from 'zod';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { Misuse } from '../failure.ts';
import { findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, siteOptions } from '../site/site-options.ts';
import { defineCommand } from './define-command.ts';
import { moment, oneLine, table } from './printing.ts';

const usage = `Usage: chamba applications failed
       chamba applications resend <id>…

failed lists what did not reach its employer: refused for good, or tried for three days. Candidates read of
theirs that they could not be delivered.
resend puts deliveries of that list back into the queue, with three new days.

  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

const failedSchema = z.object({
  applications: z.array(
    z.object({
      id: z.number(),
      application: z.number(),
      kind: z.string(),
      title: z.string(),
      feed: z.string(),
      target: z.string(),
      failure: z.string(),
      attempts: z.number(),
      queued: z.string(),
      failed: z.string(),
    }),
  ),
});
type Failed = z.infer<typeof failedSchema>['applications'][number];

const HEADINGS = ['id', 'what', 'failed', 'failure', 'attempts', 'to', 'offer', 'feed'];

const toRow = ({ id, kind, failed, failure, attempts, target, title, feed }: Failed): string[] =>
  // Titles and addresses are of the feed, which is not trusted.
  [String(id), kind, moment(failed), failure, String(attempts), oneLine(target), oneLine(title), feed];

/** `chamba applications`. */
export const applications = defineCommand({
  name: 'applications',
  summary: 'list applications that did not reach their employers, and send them again',
  usage,
  options: siteOptions,
  async run(values, positionals) {
    const [verb, ...ids] = positionals;
    if (verb !== 'failed' && verb !== 'resend')
      throw new Misuse(`there is no "${verb ?? ''}": use failed or resend`);
    if (verb === 'failed') {
      if (ids.length > 0) throw new Misuse(`unexpected argument "${ids[0]}"`);
      const client = new SiteClient(values, findOperator(values));
      const answer = failedSchema.parse(await client.get('/admin/applications/failed'));
      const rows = answer.applications.map(toRow);
      if (values.json) console.log(JSON.stringify(answer, null, 2));
      else
        console.log(
          rows.length === 0 ? 'Every application was delivered.' : table(HEADINGS, rows, { right: [0, 4] }),
        );
      return EXIT.done;
    }
    if (ids.length === 0)
      throw new Misuse('name what to send again, as `chamba applications failed` lists it');
    const wrong = ids.find((id) => !/^\d{1,15}$/.test(id));
    if (wrong !== undefined) throw new Misuse(`"${wrong}" is no id`);
    const client = new SiteClient(values, findOperator(values));
    for (const id of ids) {
      const answer = await client.post(`/admin/applications/${id}/resend`, {});
      if (values.json) console.log(JSON.stringify(answer));
      else console.log(`${id}: is sent again`);
    }
    return EXIT.done;
  },
});
