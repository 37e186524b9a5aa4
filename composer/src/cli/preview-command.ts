import path from 'node:path';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { Misuse } from '../failure.ts';
import { previewChannel, previewVersion, readBranch } from '../publish/preview-name.ts';
import { readRelease } from '../publish/read-release.ts';
import { releaseFolderAt } from '../publish/release-at.ts';
import { findingLine } from '../site/refusals.ts';
import { SiteClient } from '../site/site-client.ts';
import { SITE_HELP } from '../site/site-options.ts';
import { readSigner } from '../site/team-key.ts';
import { bringToSite, PUBLISH_HELP, publishOptions } from './bring-to-site.ts';
import { moveSchema } from './channel-answers.ts';
import { defineCommand } from './define-command.ts';
import { moment, nextSteps } from './printing.ts';
import { hoursHelp, linkSchema, readHours } from './tester-link.ts';

/** Three days: over a weekend. */
const HOURS = '72';

const usage = `Usage: chamba preview [folder|release] --team <name> [options]

Publishes the unit in a folder as a preview of its branch, and prints an expiring link to the site with it, for
reviewers. Candidates are not served it.

The preview is on the channel preview-<branch>, which follows live: the other units are updated with what
candidates get. Units of the same branch are shown together. Its version is that of the package's next patch
with the branch and the commit; the same commit again gives a new link only.

  --branch <name>      the branch; else what CI says, else the one that is checked out
${hoursHelp(HOURS)}
${SITE_HELP}
${PUBLISH_HELP}
  --json               print the result as JSON

${EXIT_CODES}`;

/** `chamba preview`. */
export const preview = defineCommand({
  name: 'preview',
  summary: 'publish a branch for testers, with a link that runs out',
  usage,
  options: {
    ...publishOptions,
    branch: { type: 'string' },
    hours: { type: 'string', default: HOURS },
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    const hours = readHours(values.hours);
    const signer = readSigner(values);
    const client = new SiteClient(values, signer);
    const from = path.resolve('.');
    const given = path.resolve(positionals[0] ?? '.');
    const branch = values.branch ?? readBranch(given);
    const channel = previewChannel(branch);
    const { folder, sources } = await releaseFolderAt(given, {
      out: values.out,
      toVersion: (own) => previewVersion(own, branch, given),
    });
    const built = readRelease(folder);
    const { name, version } = built.release;
    const { outcome, report } = await bringToSite({ ...built, sources }, { client, signer, from, values });
    if (outcome === 'refused') {
      if (values.json) console.log(JSON.stringify({ unit: name, version, outcome, report }, null, 2));
      else
        console.error(
          'chamba preview: nothing was published. What is meant is accepted with --accept; --no-verify shows it as it is.',
        );
      return EXIT.refused;
    }
    const why = `preview of ${branch}`;
    const moved = moveSchema.parse(
      await client.post(`/admin/channels/${channel}/promote`, { unit: name, version, why, follow: true }),
    );
    const link = linkSchema.parse(await client.post(`/admin/channels/${channel}/link`, { hours, who: why }));
    const url = new URL(link.url, client.site).href;
    if (values.json) {
      const { findings } = moved;
      console.log(
        JSON.stringify(
          { unit: name, version, channel, url, expires: link.expires, findings, report },
          null,
          2,
        ),
      );
      return EXIT.done;
    }
    console.log(`${name} ${version} is on the channel ${channel}, which follows live:\n\n${url}\n`);
    for (const finding of moved.findings) console.log(findingLine(finding));
    console.log(`The link holds until ${moment(link.expires)}.\n`);
    console.log(nextSteps(`npx chamba channels remove ${channel} --why "…"`));
    return EXIT.done;
  },
});
