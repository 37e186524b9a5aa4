import { verificationSchema } from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { moveSchema } from './channel-answers.ts';
import {
  CANARY,
  readChannel,
  LIVE,
  MOVE_HELP,
  moveOptions,
  readReason,
  unitAndVersion,
} from './channel-options.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { nextSteps } from './printing.ts';
import { findingLine } from '../site/refusals.ts';
import { findCaller, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba promote <unit>@<version> --why <text> [options]

Puts a published release on a channel: the channel then points at a new composition with this release of
the unit and everything else as it is. Page loads see it within two seconds; open tabs stay as they are.

${MOVE_HELP}
  --canary <percent>   --channel canary for this part of the visitors
  --for <time>         with --canary: it goes live after this time, e.g. 30m, 2h or 1d, unless it fails more often than
                       what is live; then it is rolled back at once
  --share <percent>    with --channel canary: the same part of the visitors
  --follow             with a channel for testers: the other units are updated with live from now on
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the move as JSON

${EXIT_CODES}`;

/** `chamba promote`. */
export const promote = defineCommand({
  name: 'promote',
  summary: 'put a published release on a channel',
  usage,
  options: {
    ...siteOptions,
    ...moveOptions,
    canary: { type: 'string' },
    for: { type: 'string' },
    share: { type: 'string' },
    follow: { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    const [release, ...more] = positionals;
    if (!release || more.length > 0) throw new Misuse('name one release, like mfe-cv@1.3.0');
    const { unit, version } = unitAndVersion(release);
    if (values.canary !== undefined && (values.share !== undefined || values.channel !== LIVE))
      throw new Misuse('--canary names the channel and its share already');
    const channel = values.canary === undefined ? readChannel(values) : CANARY;
    const why = readReason(values);
    const share = parseShare(values.canary ?? values.share);
    const minutes = parseMinutes(values.for);
    if (minutes !== null && channel !== CANARY) throw new Misuse('--for is of the canary: add --canary');
    const client = new SiteClient(values, findCaller(values));
    const answer = moveSchema.parse(
      await client.post(`/admin/channels/${channel}/promote`, {
        unit,
        version,
        why,
        ...(share === null ? {} : { share }),
        ...(values.follow && { follow: true }),
        ...(minutes === null ? {} : { minutes }),
      }),
    );
    if (values.json) {
      console.log(JSON.stringify(answer, null, 2));
      return EXIT.done;
    }
    // The first promotion may name a release that the site already serves from its folder.
    const isNew = answer.changed && (answer.from !== answer.to || answer.share !== null);
    const part = answer.share === null ? '' : ` for ${answer.share} % of the visitors`;
    console.log(
      isNew
        ? `${channel} has ${unit} ${version} now${part}: composition ${answer.from ?? 'none'} → ${answer.to}.`
        : `${channel} has ${unit} ${version} already${part}: composition ${answer.to}.`,
    );
    if (minutes !== null)
      console.log(
        `It goes live in ${values.for}, unless it fails more often than what is live: npx chamba status ${unit}`,
      );
    if (answer.follows) console.log(`${channel} follows ${LIVE}: its other units are updated with it.`);
    for (const finding of answer.findings) console.log(findingLine(finding));
    for (const line of await verificationLines(client, unit, version)) console.log(line);
    if (isNew) {
      const where = channel === LIVE ? '' : ` --channel ${channel}`;
      console.log(`\n${nextSteps('npx chamba status', `npx chamba rollback ${unit}${where} --why "…"`)}`);
    }
    return EXIT.done;
  },
});

const releaseSchema = z.object({ team: z.string().nullable(), verification: verificationSchema.nullish() });

/** What the team's own verification said; nothing of what the site was started with, nor from earlier sites. */
async function verificationLines(client: SiteClient, unit: string, version: string): Promise<string[]> {
  const { data } = releaseSchema.safeParse(await client.get(`/admin/releases/${unit}/${version}`));
  if (!data || data.team === null || data.verification === undefined) return [];
  const { verification } = data;
  if (verification === null) return [`! ${unit} ${version} was published without being verified.`];
  const { browser, accepted } = verification;
  return [
    ...(browser ? [] : [`! ${unit} ${version} was verified without a browser.`]),
    ...(accepted.length > 0 ? [`! Its team accepted: ${accepted.join(', ')}`] : []),
  ];
}

function parseShare(text: string | undefined): number | null {
  if (text === undefined) return null;
  const share = Number(text.replace(/\s*%$/, ''));
  if (text === '' || !Number.isFinite(share) || share < 0 || share > 100)
    throw new Misuse(`--share is a percentage from 0 to 100, not "${text}"`);
  return share;
}

/** Minutes of the units of `--for`. */
const MINUTES = new Map([
  ['m', 1],
  ['h', 60],
  ['d', 1_440],
]);

/** A week. */
const MAX_MINUTES = 7 * 1_440;

/** Minutes of a trial, e.g. `30m`; null where there is none. @throws Misuse if it is no such time. */
function parseMinutes(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, count, unit = ''] = /^(\d{1,5}) ?(m|h|d)$/.exec(text) ?? [];
  const minutes = Number(count) * (MINUTES.get(unit) ?? Number.NaN);
  if (!(minutes >= 1 && minutes <= MAX_MINUTES))
    throw new Misuse(`--for is a time like 30m, 2h or 1d, of a week at most; not "${text}"`);
  return minutes;
}
