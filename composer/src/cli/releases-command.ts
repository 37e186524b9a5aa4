import { z } from 'zod';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { moment, table } from './printing.ts';
import { findCaller, findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, SITE_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba releases list [unit]
       chamba releases prune [--older-than <days>] [--dry-run]

Lists what was published at a site; or removes the files of releases that no channel has served for some days
(operators). What a channel serves, or served before its last move, stays, and so does what was published within
these days. A release whose files were removed keeps its entry: its version is taken, and publishing the same
release again brings it back.

  --older-than <days>  how long releases stay after their last use, 1 to 3650; else 90
  --dry-run            list what would be removed, and remove nothing
${SITE_HELP}
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

const releaseSchema = z.looseObject({ unit: z.string(), version: z.string(), publishedAt: z.string() });

const listSchema = z.looseObject({
  releases: z.array(
    releaseSchema.extend({ team: z.string().nullable(), collectedAt: z.string().nullable().default(null) }),
  ),
});

const collectionSchema = z.looseObject({ releases: z.array(releaseSchema) });

/** `chamba releases`. */
export const releases = defineCommand({
  name: 'releases',
  summary: 'list what was published, and remove what nothing serves any more',
  usage,
  options: {
    ...siteOptions,
    'older-than': { type: 'string', default: '90' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run(values, [verb, unit, ...more]) {
    const print = (answer: unknown, text: string): number => {
      console.log(values.json ? JSON.stringify(answer, null, 2) : text);
      return EXIT.done;
    };
    if (verb === 'list' && more.length === 0) {
      const client = new SiteClient(values, findCaller(values));
      const of = unit === undefined ? '' : `?unit=${encodeURIComponent(unit)}`;
      const answer = listSchema.parse(await client.get(`/admin/releases${of}`));
      const rows = answer.releases.map(({ unit: name, version, publishedAt, team, collectedAt }) => [
        name,
        version,
        moment(publishedAt),
        team ?? '-',
        collectedAt === null ? '' : `removed ${moment(collectedAt)}`,
      ]);
      const text = table(['unit', 'version', 'published', 'team', 'files'], rows);
      return print(
        answer,
        rows.length === 0 ? `Nothing${unit === undefined ? '' : ` of ${unit}`} was published yet.` : text,
      );
    }
    if (verb === 'prune' && unit === undefined) {
      const days = Number(values['older-than']);
      if (!/^[1-9]\d{0,3}$/.test(values['older-than']) || days > 3_650)
        throw new Misuse('--older-than is a number of days, 1 to 3650');
      const client = new SiteClient(values, findOperator(values));
      const dryRun = values['dry-run'];
      const answer = collectionSchema.parse(await client.post('/admin/releases/collect', { days, dryRun }));
      const rows = answer.releases.map(({ unit: name, version, publishedAt }) => [
        name,
        version,
        moment(publishedAt),
      ]);
      if (rows.length === 0) return print(answer, `Every release was in use within ${days} days.`);
      const listed = table(['unit', 'version', 'published'], rows);
      return print(
        answer,
        `${listed}\n\n${dryRun ? 'Their files would be removed' : 'Their files are removed'}.`,
      );
    }
    throw new Misuse(verb ? 'say list, or prune' : 'say what to do: list or prune');
  },
});
