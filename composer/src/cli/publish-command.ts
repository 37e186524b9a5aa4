import path from 'node:path';
import { readRelease, type BuiltRelease } from '../publish/read-release.ts';
import { releaseFolderAt } from '../publish/release-at.ts';
import { bringToSite, PUBLISH_HELP, publishOptions } from './bring-to-site.ts';
import { channelsSchema } from './channel-answers.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { kilobytes, nextSteps } from './printing.ts';
import { findingLine } from '../site/refusals.ts';
import { SiteClient } from '../site/site-client.ts';
import { SITE_HELP } from '../site/site-options.ts';
import { readSigner } from '../site/team-key.ts';

const usage = `Usage: chamba publish [folder|release] --team <name> [options]

Verifies a release against what the site serves, unless \`chamba verify\` did within the last hour, signs it with the
team's key and uploads it. It is not served until \`chamba promote\` puts it on a channel. The same release again changes
nothing.

A folder with sources (here, when none is named) is built first; a release folder is taken as it is.

${SITE_HELP}
${PUBLISH_HELP}
  --json               print the result as JSON

${EXIT_CODES}`;

/** `chamba publish`. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'sign a release and bring it to a site',
  usage,
  options: {
    ...publishOptions,
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    const signer = readSigner(values);
    const client = new SiteClient(values, signer);
    const from = path.resolve('.');
    const { folder, sources } = await releaseFolderAt(path.resolve(positionals[0] ?? '.'), values);
    const built = readRelease(folder);
    const { name, version, digest } = built.release;
    const promote = `npx chamba promote ${name}@${version} --why "…"`;
    const { outcome, report, verification, sent } = await bringToSite(
      { ...built, sources },
      { client, signer, from, values },
    );
    if (values.json) {
      const findings = sent?.findings;
      console.log(
        JSON.stringify({ unit: name, version, digest, outcome, findings, report, verification }, null, 2),
      );
      return outcome === 'refused' ? EXIT.refused : EXIT.done;
    }
    if (outcome === 'refused') {
      console.error('chamba publish: nothing was published.');
      return EXIT.refused;
    }
    if (!sent) {
      const also = verification ? ', and is verified now' : '';
      console.log(`${name} ${version} is at ${client.site.origin} already${also}.\n\n${nextSteps(promote)}`);
      return EXIT.done;
    }
    const { files, bytes, findings } = sent;
    console.log(
      `${name} ${version} is published at ${client.site.origin}: ${files} files, ${kilobytes(bytes)}.`,
    );
    for (const finding of findings) console.log(findingLine(finding));
    console.log(`${await servedOn(built, client)}\n\n${nextSteps(promote)}`);
    return EXIT.done;
  },
});

/** Lists the channels that serve the release; a site that starts from a folder may serve it before it is published. */
async function servedOn({ release }: BuiltRelease, client: SiteClient): Promise<string> {
  const { channels } = channelsSchema.parse(await client.get('/admin/channels'));
  const names = channels
    .filter(({ units }) => units[release.name]?.digest === release.digest)
    .map(({ name }) => name);
  return names.length === 0 ? 'No channel serves it yet.' : `Channels that serve it: ${names.join(', ')}.`;
}
