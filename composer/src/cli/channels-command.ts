import { channelsSchema, type ChannelAnswer } from './channel-answers.ts';
import { LIVE, readChannel, readReason } from './channel-options.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment, table } from './printing.ts';
import { findCaller, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba channels list
       chamba channels remove <channel> --why <text>

Lists the channels of a site, and what each has other than live; or removes one. The history of a channel that is
removed stays, and the next release that is promoted to it starts from live. A team may remove a channel
that no other team and no operator has moved; live cannot be removed.

  --why <text>         the reason, for the history
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

/** `chamba channels`. */
export const channels = defineCommand({
  name: 'channels',
  summary: 'list the channels of a site, and remove one',
  usage,
  options: { ...siteOptions, why: { type: 'string' } },
  async run(values, [verb, name, ...more]) {
    const client = (): SiteClient => new SiteClient(values, findCaller(values));
    if (verb === 'list' && name === undefined) {
      const answer = channelsSchema.parse(await client().get('/admin/channels'));
      const live = answer.channels.find((channel) => channel.name === LIVE);
      const rows = answer.channels.map((channel) => [
        channel.share === null ? channel.name : `${channel.name} ${channel.share} %`,
        channel.composition,
        moment(channel.movedAt ?? ''),
        channel.follows ? LIVE : '',
        describeDifference(channel, live),
      ]);
      console.log(
        values.json
          ? JSON.stringify(answer, null, 2)
          : table(['channel', 'composition', 'since', 'follows', 'other than live'], rows),
      );
      return EXIT.done;
    }
    if (verb === 'remove' && name !== undefined && more.length === 0) {
      const channel = readChannel({ channel: name });
      const answer = await client().post(`/admin/channels/${channel}/remove`, { why: readReason(values) });
      console.log(values.json ? JSON.stringify(answer, null, 2) : `The channel ${channel} is removed.`);
      return EXIT.done;
    }
    throw new Misuse(verb ? 'say list, or remove and one channel' : 'say what to do: list or remove');
  },
});

/** E.g. `mfe-cv 1.3.0`: the units with another version than live. */
function describeDifference({ units }: ChannelAnswer, live: ChannelAnswer | undefined): string {
  const names = [...new Set([...Object.keys(units), ...Object.keys(live?.units ?? {})])].sort();
  return names
    .filter((unit) => units[unit]?.digest !== live?.units[unit]?.digest)
    .map((unit) => `${unit} ${units[unit]?.version ?? 'none'}`)
    .join(', ');
}
