import { moveSchema, type MoveAnswer } from './channel-answers.ts';
import { readChannel, MOVE_HELP, moveOptions, readReason } from './channel-options.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { findCaller, findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba rollback <unit> [--to <version>] --why <text> [options]
       chamba rollback --composition <id> --why <text> [options]

Takes a unit of a channel back: to the release it had before, or to the version that is named. The other
units stay as they are. The operator of a site may also move the whole channel to an earlier composition.

  --to <version>       the version to go back to; else the one before
  --composition <id>   a composition the channel had (operators); \`chamba history\` lists them
${MOVE_HELP}
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the move as JSON

${EXIT_CODES}`;

/** `chamba rollback`. */
export const rollback = defineCommand({
  name: 'rollback',
  summary: 'take a unit, or a whole channel, back',
  usage,
  options: { ...siteOptions, ...moveOptions, to: { type: 'string' }, composition: { type: 'string' } },
  async run(values, positionals) {
    const [unit, ...more] = positionals;
    const { composition, to } = values;
    if (more.length > 0 || (unit === undefined) === (composition === undefined))
      throw new Misuse('name one unit, or a whole composition with --composition');
    if (composition !== undefined && to !== undefined)
      throw new Misuse('--to is a version of a unit; a composition has none');
    const channel = readChannel(values);
    const why = readReason(values);
    // A composition moves all units at once, and no team owns all of them.
    const caller = unit === undefined ? findOperator(values) : findCaller(values);
    const client = new SiteClient(values, caller);
    const answer = moveSchema.parse(
      await client.post(`/admin/channels/${channel}/rollback`, {
        why,
        ...(unit === undefined ? { to: composition } : { unit, ...(to === undefined ? {} : { to }) }),
      }),
    );
    if (values.json) console.log(JSON.stringify(answer, null, 2));
    else if (!answer.changed) console.log(`${channel} is there already: composition ${answer.to}.`);
    else {
      const what = unit === undefined ? 'is back' : `has ${formatVersion(answer, unit)} again`;
      console.log(
        `${channel} ${what}: composition ${answer.from ?? 'none'} → ${answer.to}.\n` +
          'Page loads see it within two seconds; open tabs stay on what they have. If that does harm:\n' +
          `  npx chamba withdraw ${answer.from ?? '<composition>'} --why "…"`,
      );
    }
    return EXIT.done;
  },
});

function formatVersion({ units }: MoveAnswer, unit: string): string {
  const version = units[unit]?.version;
  return version ? `${unit} ${version}` : `no ${unit}`;
}
