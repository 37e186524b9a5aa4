import { z } from 'zod';
import { channelsSchema, type ChannelAnswer } from './channel-answers.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment, table } from './printing.ts';
import { Refusal } from '../site/refusals.ts';
import { findCaller, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba status [unit] [--hours <n>] [options]

Shows what every channel serves and how each version does on visitors' pages, side by side: page views,
errors, and the 75th percentile of the web vitals (LCP, INP, TTFB in ms, CLS).

  --hours <n>          how far back; else 24
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the same as JSON

${EXIT_CODES}`;

const statusSchema = z.looseObject({
  since: z.string(),
  units: z.record(
    z.string(),
    z.array(
      z.looseObject({
        version: z.string(),
        lastSeen: z.string(),
        pageViews: z.number(),
        errors: z.array(
          z.looseObject({
            kind: z.string(),
            name: z.string(),
            count: z.number(),
            message: z.string(),
            files: z.array(z.string()),
          }),
        ),
        vitals: z.record(z.string(), z.looseObject({ p75: z.number(), samples: z.number() })),
      }),
    ),
  ),
});

const tallySchema = z.looseObject({ all: z.number(), bad: z.number() });
const trialsSchema = z.looseObject({
  trials: z.array(
    z.looseObject({
      unit: z.string(),
      version: z.string(),
      /** Version that is live. */
      against: z.string(),
      startedAt: z.string(),
      /** When it goes live by itself. */
      endsAt: z.string().nullable(),
      seen: z.record(z.string(), z.looseObject({ canary: tallySchema, live: tallySchema })),
    }),
  ),
});

type Trial = z.infer<typeof trialsSchema>['trials'][number];

type VersionFigures = z.infer<typeof statusSchema>['units'][string][number];

const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'];

/** Maximum number of errors of a version that are described. */
const MAX_ERRORS = 3;

/** `chamba status`. */
export const status = defineCommand({
  name: 'status',
  summary: 'what channels serve, and how each version does',
  usage,
  options: { ...siteOptions, hours: { type: 'string', default: '24' } },
  async run(values, [only, ...more]) {
    if (more.length > 0) throw new Misuse('name one unit, or none for all');
    const hours = Number(values.hours);
    if (!Number.isInteger(hours) || hours < 1) throw new Misuse('--hours is a whole number from 1 on');
    const client = new SiteClient(values, findCaller(values));
    const { channels } = channelsSchema.parse(await client.get('/admin/channels'));
    const figures = statusSchema.parse(await client.get(`/admin/status?hours=${hours}`));
    const trials = await readTrials(client);
    const known = [
      ...new Set([...channels.flatMap(({ units }) => Object.keys(units)), ...Object.keys(figures.units)]),
    ];
    if (only !== undefined && !known.includes(only))
      throw new Misuse(`there is no unit "${only}" at ${client.site.origin}: ${known.join(', ')}`);
    const units = only === undefined ? known.sort() : [only];
    if (values.json) {
      const rows = units.map((unit) => [unit, listVersions(unit, channels, figures.units[unit] ?? [])]);
      console.log(
        JSON.stringify({ since: figures.since, channels, units: Object.fromEntries(rows), trials }, null, 2),
      );
      return EXIT.done;
    }
    console.log(table(['channel', 'composition', 'since'], channels.map(channelRow)));
    for (const unit of units) {
      console.log(`\n${unit}\n${unitTable(listVersions(unit, channels, figures.units[unit] ?? []))}`);
      for (const trial of trials.filter((one) => one.unit === unit)) console.log(trialLine(trial));
    }
    console.log(`\nFigures since ${moment(figures.since)}.`);
    return EXIT.done;
  },
});

/** Trials of the canary; none at a site of an earlier version. */
async function readTrials(client: SiteClient): Promise<readonly Trial[]> {
  try {
    return trialsSchema.parse(await client.get('/admin/canary')).trials;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

/** E.g. `  1.3.0 beside 1.2.0 since 12:10: 24 of 812 pages failed, 31 of 2210; goes live at 12:40`. */
function trialLine({ version, against, startedAt, endsAt, seen }: Trial): string {
  const pages = seen['pages'];
  const counted = pages
    ? `${pages.canary.bad} of ${pages.canary.all} pages failed, beside ${pages.live.bad} of ${pages.live.all}`
    : 'nothing compared yet';
  const end = endsAt === null ? '' : `; goes live at ${moment(endsAt)} unless it fails more often`;
  return `  ${version} beside ${against} since ${moment(startedAt)}: ${counted}${end}`;
}

function channelRow({ name, composition, share, movedAt, bootstrap }: ChannelAnswer): string[] {
  const when = bootstrap ? "start (the operator's own folder)" : moment(movedAt ?? '');
  return [share === null ? name : `${name} ${share} %`, composition, when];
}

/** A version with the channels that serve it; figures are null if it was never viewed. */
type VersionRow = { version: string; channels: string[]; figures: VersionFigures | null };

function listVersions(
  unit: string,
  channels: readonly ChannelAnswer[],
  figures: readonly VersionFigures[],
): VersionRow[] {
  const served = channels.flatMap(({ units }) => units[unit]?.version ?? []);
  const versions = [...new Set([...served, ...figures.map(({ version }) => version)])];
  return versions.map((version) => ({
    version,
    channels: channels
      .filter(({ units }) => units[unit]?.version === version)
      .map(({ name, share }) => (share === null ? name : `${name} ${share} %`)),
    figures: figures.find((candidate) => candidate.version === version) ?? null,
  }));
}

function unitTable(versions: readonly VersionRow[]): string {
  const rows = versions.map(({ version, channels, figures }) => [
    `  ${version}`,
    channels.join(', ') || '-',
    String(figures?.pageViews ?? 0),
    figures ? errorRate(figures) : '0',
    ...METRICS.map((metric) => vital(metric, figures)),
  ]);
  const headings = ['  version', 'served on', 'views', 'errors', ...METRICS];
  const lines = versions.flatMap(({ version, figures }) =>
    (figures?.errors ?? []).slice(0, MAX_ERRORS).map(({ kind, name, count, message, files }) => {
      const where = files[0] ? ` (${files[0]})` : '';
      return `  ${version}: ${count} × ${kind} ${name}${message ? `: ${message}` : ''}${where}`;
    }),
  );
  return [table(headings, rows, { right: [2, 3, 4, 5, 6, 7] }), ...lines].join('\n');
}

/** E.g. `3 (2.5 %)`: the count, and its ratio to the page views. */
function errorRate({ errors, pageViews }: VersionFigures): string {
  const count = errors.reduce((sum, error) => sum + error.count, 0);
  return count === 0 || pageViews === 0
    ? String(count)
    : `${count} (${((100 * count) / pageViews).toFixed(1)} %)`;
}

function vital(metric: string, figures: VersionFigures | null): string {
  const value = figures?.vitals[metric]?.p75;
  if (value === undefined) return '-';
  return metric === 'CLS' ? value.toFixed(3) : String(Math.round(value));
}
