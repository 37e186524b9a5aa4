import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment } from './printing.ts';
import { findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, siteOptions } from '../site/site-options.ts';
import { hoursHelp, linkSchema, readHours } from './tester-link.ts';

/** A working day. */
const HOURS = '8';

const usage = `Usage: chamba tester --who <name> [--hours <n>] [options]

Makes a link that lets one browser try any composition and channel of a site: with \`?composition=<id>\`,
\`?channel=<name>\` or the testers' panel. The link is signed and runs out; give it to one person.

  --who <name>         for whom it is
${hoursHelp(HOURS)}
  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
${OPERATOR_HELP}
  --json               print the link as JSON

${EXIT_CODES}`;

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
    hours: { type: 'string', default: HOURS },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new Misuse(`"${positionals[0]}" is one word too many`);
    if (!values.who) throw new Misuse('say for whom with --who');
    const hours = readHours(values.hours);
    const client = new SiteClient(values, findOperator(values));
    const answer = linkSchema.parse(await client.post('/admin/testers', { hours, who: values.who }));
    const url = new URL(answer.url, client.site).href;
    if (values.json) console.log(JSON.stringify({ ...answer, url }, null, 2));
    else console.log(`${url}\n\nIt holds until ${moment(answer.expires)}.`);
    return EXIT.done;
  },
});
