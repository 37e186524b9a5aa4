import { historySchema, type HistoryEntry } from './channel-answers.ts';
import { readChannel, LIVE } from './channel-options.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment, table } from './printing.ts';
import { findCaller, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba history [--channel <name>] [--limit <n>] [options]

Lists the moves of a channel, newest first: when, who, what, from which composition to which, and why; then
which of these compositions were withdrawn, by whom and why.

  --channel <name>     the channel; else live
  --limit <n>          how many moves; else 20
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the moves as JSON

${EXIT_CODES}`;

/** `chamba history`. */
export const history = defineCommand({
  name: 'history',
  summary: 'the moves of a channel: who, when, from, to, why',
  usage,
  options: {
    ...siteOptions,
    channel: { type: 'string', default: LIVE },
    limit: { type: 'string', default: '20' },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new Misuse(`"${positionals[0]}" is one word too many`);
    if (!/^[1-9]\d{0,3}$/.test(values.limit)) throw new Misuse('--limit is a whole number from 1 on');
    const channel = readChannel(values);
    const client = new SiteClient(values, findCaller(values));
    const answer = historySchema.parse(
      await client.get(`/admin/channels/${channel}/history?limit=${values.limit}`),
    );
    if (values.json) console.log(JSON.stringify(answer, null, 2));
    else if (answer.history.length === 0) console.log(`Nothing was ever promoted to ${channel}.`);
    else {
      const rows = answer.history.map((move) => [
        moment(move.at),
        move.who,
        describeMove(move),
        move.from ?? '-',
        move.to,
        move.why,
      ]);
      console.log(table(['when', 'who', 'what', 'from', 'to', 'why'], rows));
      const gone = answer.withdrawn.map(({ at, who, composition, why }) => [
        moment(at),
        who,
        composition,
        why,
      ]);
      if (gone.length > 0) console.log(`\n${table(['when', 'who', 'withdrawn', 'why'], gone)}`);
    }
    return EXIT.done;
  },
});

/** E.g. `promote mfe-cv 1.2.0 → 1.3.0, 5 %`. */
function describeMove({ kind, changes, share }: HistoryEntry): string {
  const units = changes.map(({ unit, from, to }) => `${unit} ${from ?? 'none'} → ${to ?? 'none'}`);
  const all = share === null ? units : [...units, `${share} %`];
  return `${kind} ${all.join(', ')}`.trim();
}
