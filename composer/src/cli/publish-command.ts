import path from 'node:path';
import { findPublished, noteVerification, publishRelease, type Published } from '../publish/publish.ts';
import { readRelease, type BuiltRelease } from '../publish/read-release.ts';
import { releaseFolderAt } from '../publish/release-at.ts';
import { reportLines, toVerification, type VerifyReport } from '../verify/report.ts';
import { channelsSchema } from './channel-answers.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { kilobytes, nextSteps } from './printing.ts';
import { Progress } from './progress.ts';
import { findingLine } from '../site/refusals.ts';
import { SiteClient } from '../site/site-client.ts';
import { SITE_HELP, siteOptions } from '../site/site-options.ts';
import { readSigner, type Signer } from '../site/team-key.ts';
import { findBudgets, readAcceptances } from './verify-command.ts';

const usage = `Usage: chamba publish [folder|release] --team <name> [options]

Verifies a release against what the site serves, signs it with the team's key and uploads it. It is not
served until \`chamba promote\` puts it on a channel. The same release again changes nothing.

A folder with sources (here, when none is named) is built first; a release folder is taken as it is.

${SITE_HELP}
  --accept <rule>:<unit>/<route>  a difference from what is live that is meant, again for another
  --no-browser         verify without loading pages in a browser
  --no-verify          skip what \`chamba verify\` checks; the site checks signature, files and fit all the same, and
                       \`chamba promote\` reports it
  --out <folder>       where the build goes; else .cache/chamba/built of the repository, which no site serves
  --json               print the result as JSON

${EXIT_CODES}`;

/** `chamba publish`. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'sign a release and bring it to a site',
  usage,
  options: {
    site: siteOptions.site,
    team: siteOptions.team,
    'team-key': siteOptions['team-key'],
    out: { type: 'string' },
    accept: { type: 'string', multiple: true },
    'no-browser': { type: 'boolean', default: false },
    'no-verify': { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    const signer = readSigner(values);
    const client = new SiteClient(values, signer);
    const from = path.resolve('.');
    const { folder, sources } = await releaseFolderAt(path.resolve(positionals[0] ?? '.'), values.out);
    const built = readRelease(folder);
    const { name, version, digest } = built.release;
    const promote = `npx chamba promote ${name}@${version} --why "…"`;
    const published = await findPublished(built, client);
    if (published === 'yes' || (published === 'unverified' && values['no-verify'])) {
      if (values.json)
        console.log(JSON.stringify({ unit: name, version, digest, outcome: 'known' }, null, 2));
      else console.log(`${name} ${version} is at ${client.site.origin} already.\n\n${nextSteps(promote)}`);
      return EXIT.done;
    }
    const report = values['no-verify']
      ? null
      : await verified({ ...built, sources }, client.site, from, values);
    if (report && !values.json) console.log(`${reportLines(report).join('\n')}\n`);
    if (report && !report.ok) {
      if (values.json)
        console.log(JSON.stringify({ unit: name, version, digest, outcome: 'refused', report }, null, 2));
      else console.error('chamba publish: nothing was published.');
      return EXIT.refused;
    }
    if (report && published === 'unverified') {
      await noteVerification(built, toVerification(report, new Date()), client);
      if (values.json)
        console.log(JSON.stringify({ unit: name, version, digest, outcome: 'known', report }, null, 2));
      else
        console.log(
          `${name} ${version} is at ${client.site.origin} already, and is verified now.\n\n${nextSteps(promote)}`,
        );
      return EXIT.done;
    }
    const { outcome, files, bytes, findings } = await sent(built, client, signer, values.json);
    if (report) await noteVerification(built, toVerification(report, new Date()), client);
    if (values.json) {
      console.log(JSON.stringify({ unit: name, version, digest, outcome, findings, report }, null, 2));
      return EXIT.done;
    }
    console.log(
      `${name} ${version} is published at ${client.site.origin}: ${files} files, ${kilobytes(bytes)}.`,
    );
    for (const finding of findings) console.log(findingLine(finding));
    console.log(`${await servedOn(built, client)}\n\n${nextSteps(promote)}`);
    return EXIT.done;
  },
});

async function verified(
  { folder, sources }: BuiltRelease & { sources: string | undefined },
  site: URL,
  from: string,
  options: { json: boolean; 'no-browser': boolean; accept?: readonly string[] | undefined },
): Promise<VerifyReport> {
  const { verifyRelease } = await import('../verify/index.ts');
  return verifyRelease({
    folder,
    sources,
    against: { site: site.origin },
    budgets: await findBudgets(undefined, from),
    browser: !options['no-browser'],
    accept: readAcceptances(options.accept),
    onStep: (text) => {
      if (!options.json) console.error(`  … ${text}`);
    },
  });
}

/** Lists the channels that serve the release; a site that starts from a folder may serve it before it is published. */
async function servedOn({ release }: BuiltRelease, client: SiteClient): Promise<string> {
  const { channels } = channelsSchema.parse(await client.get('/admin/channels'));
  const names = channels
    .filter(({ units }) => units[release.name]?.digest === release.digest)
    .map(({ name }) => name);
  return names.length === 0 ? 'No channel serves it yet.' : `Channels that serve it: ${names.join(', ')}.`;
}

async function sent(
  built: BuiltRelease,
  client: SiteClient,
  signer: Signer,
  asJson: boolean,
): Promise<Published> {
  const progress = new Progress(!asJson && process.stderr.isTTY);
  try {
    return await publishRelease(built, { client, signer, onSent: (done, all) => progress.report(done, all) });
  } finally {
    progress.end();
  }
}
