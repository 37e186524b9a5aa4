import { z } from 'zod';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment } from './printing.ts';
import { findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba tester --who <name> [--hours <n>] [options]

Makes a link that lets one browser try any composition and channel of a site: with \`?composition=<id>\`,
\`?channel=<name>\` or the testers' panel. The link is signed and runs out; give it to one person.

  --who <name>         for whom it is
  --hours <n>          how long it holds, 1 to 2160; else 8
  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
${OPERATOR_HELP}
  --json               print the link as JSON

${EXIT_CODES}`;

/** Ninety days. */
const MAX_HOURS = 24 * 90;

const answerSchema = z.looseObject({ url: z.string(), expires: z.union([z.string(), z.number()]) });

/** `chamba tester`. */
export const tester = defineCommand({
  name: 'tester',
  summary: 'a link that lets a person try compositions of a site (operators)',
  usage,
  options: {
    site: siteOptions.site,
    key: siteOptions.key,
    'data-dir': siteOptions['data-dir'],
    who: { type: 'string' },
    hours: { type: 'string', default: '8' },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new Misuse(`"${positionals[0]}" is one word too many`);
    if (!values.who) throw new Misuse('say for whom with --who');
    const hours = Number(values.hours);
    if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
      throw new Misuse(`--hours is 1 to ${MAX_HOURS}`);
    const client = new SiteClient(values, findOperator(values));
    const answer = answerSchema.parse(await client.post('/admin/testers', { hours, who: values.who }));
    const url = new URL(answer.url, client.site).href;
    const expires = new Date(answer.expires).toISOString();
    if (values.json) console.log(JSON.stringify({ ...answer, url, expires }, null, 2));
    else console.log(`${url}\n\nIt holds until ${moment(expires)}.`);
    return EXIT.done;
  },
});
