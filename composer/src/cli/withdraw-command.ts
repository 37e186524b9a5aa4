import { readReason } from './channel-options.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { findCaller, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba withdraw <composition> --why <text> [options]

Marks a composition as harmful. Tabs that are still on it load the present one at their next navigation,
unless a form is being filled in. Roll back first: what a channel serves cannot be withdrawn.

  --why <text>         the reason, for the history
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

/** `chamba withdraw`. */
export const withdraw = defineCommand({
  name: 'withdraw',
  summary: 'move open tabs off a harmful composition',
  usage,
  options: { ...siteOptions, why: { type: 'string' } },
  async run(values, [composition, ...more]) {
    if (!composition || more.length > 0) throw new Misuse('name one composition');
    if (!/^[0-9a-f]{16}$/.test(composition))
      throw new Misuse(`a composition's id has 16 hex digits; not "${composition}"`);
    const why = readReason(values);
    const client = new SiteClient(values, findCaller(values));
    const answer = await client.post(`/admin/compositions/${composition}/withdraw`, { why });
    if (values.json) console.log(JSON.stringify(answer ?? { composition, withdrawn: true }, null, 2));
    else console.log(`${composition} is withdrawn: tabs on it reload at their next navigation.`);
    return EXIT.done;
  },
});
